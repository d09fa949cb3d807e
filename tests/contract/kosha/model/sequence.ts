import type { Account } from '../../suite/backend.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import type { OperationId } from '../../suite/document.ts'
import { contentOf } from './chosen-rows.ts'
import { mustAgree } from './disagreement.ts'
import { nth, resolved } from './references.ts'
import type { Played, Resolved, Session } from './side-by-side.ts'
import { READS, SideBySide } from './side-by-side.ts'
import type { Step } from './steps/steps.ts'

/** Between the given accounts and, to write, two merchants that this run registers and may do anything with. */
export async function newSideBySide(
  run: ContractRun,
  { reads = false, isCompared = true } = {},
): Promise<SideBySide> {
  const { actors } = run
  const merchants = actors.accounts.filter(({ role }) => role === 'merchant')
  const given = [
    ['merchant', merchants[0]],
    ['other', merchants[1]],
    ['viewer', actors.accounts.find(({ role }) => role === 'viewer')],
    ['admin', actors.accounts.find(({ role }) => role === 'admin')],
  ] as const
  const accounts: { who: string; account: Account }[] = given.flatMap(([who, account]) =>
    account ? [{ who, account }] : [],
  )
  if (!reads)
    for (const who of ['fresh', 'second']) accounts.push({ who, account: (await actors.register()).account })
  const sides = await SideBySide.between(run, accounts)
  if (isCompared) await readBack(sides)
  return sides
}

/** The newest session of each account. */
export const latest = ({ sessions }: SideBySide): Session[] => [
  ...new Map(sessions.map((session) => [session.who, session])).values(),
]

/** @returns undefined if it was not possible. @throws ContractViolation if the sides differ */
export async function take(sides: SideBySide, step: Step): Promise<Played | undefined> {
  if (step.after) await sides.pass(step.after)
  const session = sessionOf(sides, step)
  if (session === 'none') return undefined
  const call = resolved(sides, step.call, session)
  if (!call) return undefined
  if (isRefund(step) && sides.refunds >= MOST_REFUNDS) return undefined
  if (step.operation === 'updatePaymentLink' && session) restoreLater(sides, call, session)
  const played = await sides.play(step.operation, call, session)
  if (isRefund(step) && played.model.status === 200) sides.refunds++
  mustAgree(played)
  return played
}

/** As announced: with the other checks, at most thirty. */
const MOST_REFUNDS = 18
const isRefund = ({ operation }: Step) => operation === 'refundTransaction'

/** Puts back a link that is not of this run, in case a broken server saves a part of an update that it rejects. */
function restoreLater(sides: SideBySide, { model, backend }: Resolved, session: Session): void {
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

const ENDED = 'tok_that_has_ended'

/** The session that takes a step; undefined for nobody. */
export function sessionOf({ sessions }: SideBySide, { who, session }: Step): Session | undefined | 'none' {
  if (who === 'nobody') return undefined
  const own = sessions.filter((each) => each.who === who)
  const [first] = sessions
  if (who === 'ended' && first) return { ...first, model: ENDED, backend: ENDED }
  // One of its sessions, of which some may have ended.
  return nth(own, session) ?? 'none'
}

/**
 * Reads back as everyone: after a step, the one who took it and an admin read everything, and the others what the call
 * is about, and one more list in turn. After a call that must change nothing, only who made it reads what it is about:
 * whatever else it changed is read after the next.
 */
export async function readBack(sides: SideBySide, step?: Step, turn = 0, played?: Played): Promise<void> {
  const isChange = !played || (played.model.status < 400 && !played.model.headers.has('idempotency-replayed'))
  for (const session of latest(sides)) {
    if (!isChange) {
      const found = session.who === step?.who && (await sides.readBack(session, readsAbout(step.operation)))
      if (found) mustAgree(found)
      continue
    }
    const isWhole = !step || session.who === step.who || session.who === 'admin'
    const found = await sides.readBack(session, isWhole ? READS : readsAfter(step, turn))
    if (found) mustAgree(found)
  }
}

function readsAfter({ operation, after }: Step, turn: number): OperationId[] {
  const inTurn = READS.slice(turn % READS.length).slice(0, 1)
  // Links expire by themselves.
  return [...new Set([...readsAbout(operation), ...inTurn, ...(after ? EXPIRING : [])])]
}

const EXPIRING: OperationId[] = ['listPaymentLinks']

const readsAbout = (operation: OperationId) => READS.filter((each) => ABOUT[each]?.test(operation))

/** The operations that change what can be read. */
const ABOUT: Partial<Record<OperationId, RegExp>> = {
  verifySession: /Profile|Password|signIn|refresh/,
  listPaymentLinks: /Link|Profile/,
  listPaymentMethods: /Method/,
  listGateways: /Gateway/,
  listTransactions: /refundTransaction/,
}
