import { contentOf } from './chosen-rows.ts'
import type { Resolved, Session, SideBySide } from './side-by-side.ts'

/** Puts back a link that is not of this run, in case a broken server saves a part of an update that it rejects. */
export function restoreLater(sides: SideBySide, { model, backend }: Resolved, session: Session): void {
  const link = sides.oracle.store.paymentLinks.find(`${model.path?.id}`)
  const id = `${backend.path?.id}`
  const isOwn = link?.merchantId === session.merchantId && sides.sessions.includes(session)
  if (!link || !isOwn || sides.made.includes(link.id) || sides.restored.has(id)) return
  sides.restored.add(id)
  const { role, account, backend: token } = session
  const body = contentOf(link)
  sides.run.cleanup.defer(`the payment link ${id}`, () =>
    sides.run.expectSuccess('updatePaymentLink', { as: { role, account, token }, path: { id }, body }),
  )
}
