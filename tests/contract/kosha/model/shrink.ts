import { quoted } from '../../../../mock-server/engine/inspector/curl.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import { ContractViolation } from '../../suite/verdicts.ts'
import type { Sent } from '../../suite/wire.ts'
import { causeOf, Disagreement } from './disagreement.ts'
import { sentenceFor } from './sentences.ts'
import { newSideBySide, readBack, take } from './sequence.ts'
import type { SideBySide } from './side-by-side.ts'
import type { Step } from './steps/steps.ts'

/** A failing sequence costs at most so many more, each of some 100 requests, to find the shortest one. */
const MOST_ATTEMPTS = 30
/** And no further attempt begins after so long: on a slow server each takes seconds. */
const MOST_MS = 60_000

type Failure = {
  steps: Step[]
  error: ContractViolation
  calls: { sent: Sent; after?: number | undefined }[]
}

/**
 * Plays the steps, and reads everything back after each.
 * @throws ContractViolation with the shortest sequence found that shows the first difference
 */
export async function playAll(sides: SideBySide, steps: Step[]): Promise<void> {
  const first = await failureOf(sides, steps, { eachTime: true })
  if (!first) return
  const { isShrunk = true } = sides.run.options
  throw new ContractViolation(story(isShrunk ? await shortest(sides, first) : first, first.steps.length))
}

async function shortest(sides: SideBySide, failure: Failure): Promise<Failure> {
  const { run } = sides
  let best = failure
  let left = MOST_ATTEMPTS
  const end = performance.now() + MOST_MS
  let { refunds } = sides
  const fails = async (steps: Step[]): Promise<boolean> => {
    if (left === 0 || performance.now() > end || steps.length === 0 || run.options.signal?.aborted)
      return false
    left--
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
  for (let size = Math.ceil(best.steps.length / 2); size > 0 && left > 0; size = Math.floor(size / 2))
    for (let end = best.steps.length - 1; end > 0; end -= size)
      await fails(best.steps.toSpliced(Math.max(0, end - size), Math.min(size, end)))
  return best
}

/** The same steps in a new model, with keys that were not used yet. */
async function replayed(
  run: ContractRun,
  steps: Step[],
  refunds: number,
): Promise<{ found: Failure | undefined; refunds: number }> {
  await run.cleanup.run()
  const fresh = crypto.randomUUID().slice(0, 8)
  const text = JSON.stringify(steps).replaceAll(/(?<="idempotency-key":")[0-9a-f]{8}(?=-)/g, fresh)
  const sides = await newSideBySide(run, { isCompared: false })
  sides.refunds = refunds
  return { found: await failureOf(sides, JSON.parse(text), { eachTime: false }), refunds: sides.refunds }
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
    for (const [turn, step] of steps.entries()) {
      if (sides.run.options.signal?.aborted) return undefined
      taken = turn + 1
      const before = exchanges.length
      const played = await take(sides, step)
      const call = exchanges[before]
      if (played && call) calls.push({ sent: call.sent, after: step.after })
      if (played && eachTime) await readBack(sides, step, turn, played)
    }
    await readBack(sides)
    return undefined
  } catch (error) {
    if (!(error instanceof ContractViolation)) throw error
    const last = exchanges.at(-1)
    if (last && calls.at(-1)?.sent !== last.sent) calls.push({ sent: last.sent })
    return { steps: steps.slice(0, taken), error, calls }
  }
}

function story({ error, calls }: Failure, found: number): string {
  const numbered = calls.map(({ sent, after }, index) => {
    const isGuilty = index === calls.length - 1
    const wait = after ? `sleep ${after / 1000} && ` : ''
    return `${isGuilty ? '→' : ' '} ${index + 1}. ${wait}${curlOf(sent)}`
  })
  const said = error instanceof Disagreement ? [sentenceFor(error.operation, error.difference)] : []
  const shrunk = `The shortest sequence found, of ${calls.length} calls; it was first seen after ${found} steps:`
  return [error.message, ...said, shrunk, ...numbered].join('\n')
}

function curlOf({ method, url, headers, body }: Sent): string {
  const sent = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data = typeof body === 'string' ? [`--data-raw ${quoted(body)}`] : []
  return ['curl', ...(method === 'GET' ? [] : [`-X ${method}`]), quoted(url), ...sent, ...data].join(' ')
}
