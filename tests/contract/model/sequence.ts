import type { Account } from '../suite/backend.ts'
import type { ContractRun } from '../suite/contract-run.ts'
import { mustAgree } from './disagreement.ts'
import type { Session } from './duel.ts'
import { Duel } from './duel.ts'
import { resolved } from './references.ts'
import type { Step } from './steps.ts'

/** Between the given accounts and, to write, two merchants that this run registers and may do anything with. */
export async function newDuel(run: ContractRun, { reads = false, isCompared = true } = {}): Promise<Duel> {
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
  const duel = await Duel.between(run, accounts)
  if (isCompared) await readBack(duel)
  return duel
}

/** The newest session of each account. */
export const latest = ({ sessions }: Duel): Session[] => [
  ...new Map(sessions.map((session) => [session.who, session])).values(),
]

/** @returns whether it was possible. @throws Broken if the sides differ */
export async function take(duel: Duel, step: Step): Promise<boolean> {
  const session = sessionOf(duel, step)
  if (session === 'none') return false
  const call = resolved(duel, step.call, session)
  if (!call) return false
  if (isRefund(step) && duel.refunds === MOST_REFUNDS) return false
  const played = await duel.play(step.operation, call, session)
  if (isRefund(step)) duel.refunds++
  mustAgree(played)
  return true
}

/** As announced: with the other checks, at most thirty. */
const MOST_REFUNDS = 12
const isRefund = ({ operation }: Step) => operation === 'refundTransaction'

const ENDED = 'tok_that_has_ended'

/** The session that takes a step; undefined for nobody. */
export function sessionOf({ sessions }: Duel, { who, session }: Step): Session | undefined | 'none' {
  if (who === 'nobody') return undefined
  const own = sessions.filter((each) => each.who === who)
  const [first] = sessions
  if (who === 'ended' && first) return { ...first, model: ENDED, backend: ENDED }
  // One of its sessions, of which some may have ended.
  return own[session % Math.max(1, own.length)] ?? 'none'
}

/** Reads everything back: as everyone, or as the one who took a step, as an admin, and as one more in turn. */
export async function readBack(duel: Duel, step?: Step, turn = 0): Promise<void> {
  const all = latest(duel)
  const chosen = new Set([
    ...all.filter(({ who }) => !step || who === step.who || who === 'admin'),
    ...all.slice(turn % all.length).slice(0, 1),
  ])
  const found = await duel.readBack([...chosen])
  if (found) mustAgree(found)
}
