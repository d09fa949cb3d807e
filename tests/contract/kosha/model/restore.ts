import { contentOf } from './chosen-rows.ts'
import type { Duel, Resolved, Session } from './duel.ts'

/** Puts back a link that is not of this run, in case a broken server saves a part of an update that it rejects. */
export function restoreLater(duel: Duel, { model, backend }: Resolved, session: Session): void {
  const link = duel.oracle.store.paymentLinks.find(`${model.path?.id}`)
  const id = `${backend.path?.id}`
  const isOwn = link?.merchantId === session.merchantId && duel.sessions.includes(session)
  if (!link || !isOwn || duel.made.includes(link.id) || duel.restored.has(id)) return
  duel.restored.add(id)
  const { role, account, backend: token } = session
  const body = contentOf(link)
  duel.run.cleanup.defer(`the payment link ${id}`, () =>
    duel.run.expectSuccess('updatePaymentLink', { as: { role, account, token }, path: { id }, body }),
  )
}
