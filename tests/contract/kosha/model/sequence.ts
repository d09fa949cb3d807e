import type { Account } from '../../suite/backend.ts'
import type { Call } from '../../suite/call.ts'
import { curlOf } from '../../suite/report/curl.ts'
import { ContractViolation } from '../../suite/verdicts.ts'
import type { ContractRun } from '../run.ts'
import { passTime } from '../support/fixtures.ts'
import { Disagreement, mustAgree } from './compare.ts'
import { contentOf, Finder, NothingFound, nth } from './finder.ts'
import { sentenceFor } from './sentences.ts'
import type { Played, Resolved, Session } from './side-by-side.ts'
import { SideBySide } from './side-by-side.ts'
import type { Step } from './steps/steps.ts'

/** Compares as the given accounts and, unless it only reads, as two merchants that this run registers. */
export async function newSideBySide(run: ContractRun, { reads = false } = {}): Promise<SideBySide> {
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
  await readBack(sides)
  return sides
}

export const latest = ({ sessions }: SideBySide): Session[] => [
  ...new Map(sessions.map((session) => [session.who, session])).values(),
]

/** @returns undefined if it was not possible */
async function take(sides: SideBySide, step: Step): Promise<Played | undefined> {
  if (step.after) await passTime(sides.run, step.after)
  const session = sessionOf(sides, step)
  if (session === 'none') return undefined
  const call = callOf(sides, step, session)
  if (!call) return undefined
  if (step.operation === 'updatePaymentLink' && session) restoreLater(sides, call, session)
  return sides.play(step.operation, call, session)
}

/** Puts back a link that is not of this run, in case a broken server saves a part of an update that it rejects. */
function restoreLater(sides: SideBySide, { model, backend }: Resolved, session: Session): void {
  const link = sides.oracle.store.paymentLinks.find(`${model.path?.id}`)
  const id = `${backend.path?.id}`
  const isOwn = link?.merchantId === session.merchantId && sides.sessions.includes(session)
  if (!link || !isOwn || sides.createdLinks.includes(link.id) || sides.restored.has(id)) return
  sides.restored.add(id)
  const { role, account, backend: token } = session
  const body = contentOf(link)
  sides.run.cleanup.defer(`the payment link ${id}`, () =>
    sides.run.expectSuccess('updatePaymentLink', { as: { role, account, token }, path: { id }, body }),
  )
}

/** The call of a step, in the words of either side. Undefined if there is nothing that it could be about. */
export function callOf(sides: SideBySide, step: Step, session?: Session): Resolved | undefined {
  try {
    const { headers, ...call } = step.call(new Finder(sides, session))
    const { 'if-match': version, ...others } = headers ?? {}
    // A server without entity tags ignores this.
    const kept = version !== undefined && sides.hasEtags === false ? others : headers
    const model = { ...call, ...(kept && { headers: kept }) }
    return { model, backend: inBackend(sides, model) }
  } catch (error) {
    if (error instanceof NothingFound) return undefined
    throw error
  }
}

/** The same call with the ids and tags that the backend has given. */
function inBackend({ pairs }: SideBySide, call: Omit<Call, 'as'>): Omit<Call, 'as'> {
  const etag = call.headers?.['if-match']
  const { path, body } = pairs.inBackend({ path: call.path, body: call.body })
  return {
    ...call,
    ...(path && { path }),
    ...(body !== undefined && { body }),
    ...(etag !== undefined && {
      headers: { ...call.headers, 'if-match': pairs.etagInBackend(`${call.path?.id}`, etag) },
    }),
  }
}

/** The session that takes a step; undefined for nobody. */
export function sessionOf({ sessions }: SideBySide, { who, session }: Step): Session | undefined | 'none' {
  if (who === 'nobody') return undefined
  const ownSessions = sessions.filter((session) => session.who === who)
  // Any of its sessions: some may have ended.
  return nth(ownSessions, session) ?? 'none'
}

/**
 * Reads everything back: after a step, as the one who took it and, unless it was rejected, as an admin; without a step
 * as everyone.
 */
export async function readBack(sides: SideBySide, step?: Step, played?: Played): Promise<void> {
  const isChange = !played || (played.model.status < 400 && !played.model.headers.has('idempotency-replayed'))
  const isReader = ({ who }: Session) => !step || who === step.who || (isChange && who === 'admin')
  for (const session of latest(sides).filter(isReader)) {
    const differing = await sides.readBack(session)
    if (differing) mustAgree(differing.operation, differing.difference)
  }
}

const SHOWN_CALLS = 8

/** @throws ContractViolation with the first difference, and the calls that led to it */
export async function playAll(sides: SideBySide, steps: Step[]): Promise<void> {
  const { wire, options } = sides.run
  const calls: string[] = []
  try {
    for (const step of steps) {
      if (options.signal?.aborted) return
      const before = wire.exchanges.length
      const played = await take(sides, step)
      const call = wire.exchanges[before]
      if (!played || !call) continue
      const wait = step.after ? `sleep ${step.after / 1000} && ` : ''
      calls.push(`${calls.length + 1}. ${wait}${curlOf(call.sent).replaceAll(' \\\n  ', ' ')}`)
      mustAgree(step.operation, played.difference)
      await readBack(sides, step, played)
    }
    await readBack(sides)
  } catch (error) {
    if (!(error instanceof ContractViolation)) throw error
    const sentences = error instanceof Disagreement ? [sentenceFor(error.operation, error.difference)] : []
    throw new ContractViolation(
      [error.message, ...sentences, 'The last calls:', ...calls.slice(-SHOWN_CALLS)].join('\n'),
      { cause: error },
    )
  }
}
