import type { Account } from '../../suite/backend.ts'
import type { Call } from '../../suite/call.ts'
import { curlOf } from '../../suite/report/curl.ts'
import { ContractViolation } from '../../suite/verdicts.ts'
import type { Sent } from '../../suite/wire.ts'
import type { ContractRun } from '../run.ts'
import { passTime } from '../support/fixtures.ts'
import { causeOf, Disagreement, mustAgree } from './compare.ts'
import { contentOf, Finder, NothingFound, nth } from './finder.ts'
import { sentenceFor } from './sentences.ts'
import type { Played, Resolved, Session } from './side-by-side.ts'
import { SideBySide } from './side-by-side.ts'
import type { Step } from './steps/steps.ts'

/** Compares as the given accounts and, unless it only reads, as two merchants that this run registers. */
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

export const latest = ({ sessions }: SideBySide): Session[] => [
  ...new Map(sessions.map((session) => [session.who, session])).values(),
]

/** @returns undefined if it was not possible. @throws ContractViolation if the sides differ */
async function take(sides: SideBySide, step: Step): Promise<Played | undefined> {
  if (step.after) await passTime(sides.run, step.after)
  const session = sessionOf(sides, step)
  if (session === 'none') return undefined
  const call = callOf(sides, step, session)
  if (!call) return undefined
  if (isRefund(step) && sides.refunds >= MAX_REFUNDS) return undefined
  if (step.operation === 'updatePaymentLink' && session) restoreLater(sides, call, session)
  const played = await sides.play(step.operation, call, session)
  if (isRefund(step) && played.model.status === 200) sides.refunds++
  mustAgree(step.operation, played.difference)
  return played
}

/** As announced: with the other checks, at most thirty. */
const MAX_REFUNDS = 18
const isRefund = ({ operation }: Step) => operation === 'refundTransaction'

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

/** How many more sequences, of some 100 requests each, are run to shrink a failing one. */
const MAX_ATTEMPTS = 30
/** No further attempt begins after this time: on a slow server each takes seconds. */
const MAX_MS = 60_000

type Failure = {
  steps: Step[]
  error: ContractViolation
  calls: { sent: Sent; after?: number | undefined }[]
}

/** @throws ContractViolation with the shortest sequence found that shows the first difference */
export async function playAll(sides: SideBySide, steps: Step[]): Promise<void> {
  const first = await failureOf(sides, steps, { eachTime: true })
  if (!first) return
  const { isShrunk = true } = sides.run.options
  throw new ContractViolation(story(isShrunk ? await shortest(sides, first) : first, first.steps.length))
}

async function shortest(sides: SideBySide, failure: Failure): Promise<Failure> {
  const { run } = sides
  let best = failure
  let attemptsLeft = MAX_ATTEMPTS
  const end = performance.now() + MAX_MS
  let { refunds } = sides
  const fails = async (steps: Step[]): Promise<boolean> => {
    if (attemptsLeft === 0 || performance.now() > end || steps.length === 0 || run.options.signal?.aborted)
      return false
    attemptsLeft--
    const attempt = await replayed(run, steps, refunds)
    refunds = attempt.refunds
    const { found } = attempt
    if (!found || causeOf(found.error) !== causeOf(failure.error)) return false
    best = found
    return true
  }
  // Perhaps no time has to pass.
  await fails(best.steps.map(({ after: _after, ...step }) => step))
  // Without ever smaller parts of it; the last step is the one that shows the difference.
  for (let size = Math.ceil(best.steps.length / 2); size > 0 && attemptsLeft > 0; size = Math.floor(size / 2))
    for (let end = best.steps.length - 1; end > 0; end -= size)
      await fails(best.steps.toSpliced(Math.max(0, end - size), Math.min(size, end)))
  return best
}

/** The same steps in a new model. */
async function replayed(
  run: ContractRun,
  steps: Step[],
  refunds: number,
): Promise<{ found: Failure | undefined; refunds: number }> {
  await run.cleanup.run()
  const sides = await newSideBySide(run, { isCompared: false })
  sides.refunds = refunds
  return { found: await failureOf(sides, steps, { eachTime: false }), refunds: sides.refunds }
}

async function failureOf(
  sides: SideBySide,
  steps: Step[],
  { eachTime }: { eachTime: boolean },
): Promise<Failure | undefined> {
  const { exchanges } = sides.run.wire
  const calls: Failure['calls'] = []
  let taken = 0
  try {
    for (const step of steps) {
      if (sides.run.options.signal?.aborted) return undefined
      taken++
      const before = exchanges.length
      const played = await take(sides, step)
      const call = exchanges[before]
      if (played && call) calls.push({ sent: call.sent, after: step.after })
      if (played && eachTime) await readBack(sides, step, played)
    }
    await readBack(sides)
    return undefined
  } catch (error) {
    if (!(error instanceof ContractViolation)) throw error
    const guilty = exchanges.findLast(
      ({ operation }) => !(error instanceof Disagreement) || operation === error.operation,
    )
    if (guilty && calls.at(-1)?.sent !== guilty.sent) calls.push({ sent: guilty.sent })
    return { steps: steps.slice(0, taken), error, calls }
  }
}

function story({ error, calls }: Failure, found: number): string {
  const numbered = calls.map(({ sent, after }, index) => {
    const isGuilty = index === calls.length - 1
    const wait = after ? `sleep ${after / 1000} && ` : ''
    return `${isGuilty ? '→' : ' '} ${index + 1}. ${wait}${curlOf(sent).replaceAll(' \\\n  ', ' ')}`
  })
  const sentences = error instanceof Disagreement ? [sentenceFor(error.operation, error.difference)] : []
  const shrunk = `The shortest sequence found, of ${calls.length} calls; it was first seen after ${found} steps:`
  return [error.message, ...sentences, shrunk, ...numbered].join('\n')
}
