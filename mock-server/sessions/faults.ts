import type { Operation } from '../contract/contract.ts'
import type { Random } from '../random.ts'
import { createRandom } from '../random.ts'
import { unprocessable } from '../refusal.ts'
import type { Effects, InjectedAnswer, Transport } from './fault-effects.ts'
import type { Incoming, Match } from './fault-match.ts'
import { fitsMatch } from './fault-match.ts'

/** In milliseconds: always the same, evenly between two, or log-normal around a median. */
export type Latency =
  | { fixed: number }
  | { min: number; max: number }
  | { median: number; sigma: number; max: number }

/** What a fault does to a call that it matches. Nothing at all lets the call through. */
export type FaultEffect = {
  answer?: InjectedAnswer & { example?: string | undefined }
  latency?: Latency | undefined
  transport?: Transport | undefined
  bytesPerSecond?: number | undefined
  isHandled: boolean
}

export type Fault = FaultEffect & {
  /** An operationId; every operation if left out. */
  operation?: string | undefined
  match?: Match | undefined
  /** Gone after so many calls; stays until removed if left out. */
  times?: number | undefined
  /** Only so often, decided by the seed. */
  probability: number
  seed: number
  /** What happens to the first matching call, to the second and so on, instead of one effect for all. */
  sequence?: FaultEffect[] | undefined
}

export type ArmedFault = Fault & { id: string; hits: number }

type ExampleBody = (operation: Operation, answer: NonNullable<FaultEffect['answer']>) => unknown

const MAX_FAULTS = 100

/** The faults of one session. The newest that fits a call is applied, and it alone. */
export class Faults {
  private armed: (ArmedFault & { random: Random })[] = []
  private count = 0

  get isQuiet(): boolean {
    return this.armed.length === 0
  }

  /** Whether somebody has to read the bodies of calls to tell which fault is theirs. */
  get looksAtBodies(): boolean {
    return this.armed.some(({ match }) => match?.body !== undefined)
  }

  all(): ArmedFault[] {
    return this.armed.map(({ random: _hidden, ...fault }) => fault)
  }

  /** @throws Refusal 422 if there are too many */
  arm(fault: Fault): ArmedFault {
    if (this.armed.length >= MAX_FAULTS)
      unprocessable(`A session has at most ${MAX_FAULTS} faults. Clear some first.`, [])
    const armed = { ...fault, id: `fault_${++this.count}`, hits: 0 }
    this.armed.unshift({ ...armed, random: createRandom(fault.seed) })
    return armed
  }

  /** @returns whether there was one */
  disarm(id: string): boolean {
    const before = this.armed.length
    this.armed = this.armed.filter((fault) => fault.id !== id)
    return this.armed.length < before
  }

  clear(): void {
    this.armed = []
  }

  /** What is to happen to this call, if anything. Uses up a time of the fault. */
  nextEffect(operation: Operation, incoming: Incoming, bodyOf: ExampleBody): Effects | undefined {
    const fault = this.armed.find(
      (each) =>
        (each.operation === undefined || each.operation === operation.id) &&
        (each.match === undefined || fitsMatch(each.match, incoming)) &&
        (each.probability === 1 || each.random.next() < each.probability),
    )
    if (!fault) return undefined
    const effect = fault.sequence?.[fault.hits] ?? fault
    fault.hits++
    if (fault.hits === (fault.sequence?.length ?? fault.times)) this.disarm(fault.id)
    if (!hasEffect(effect)) return undefined
    const { answer, latency, transport, bytesPerSecond, isHandled } = effect
    return {
      by: fault.id,
      isHandled,
      ...(answer && { answer: { ...answer, body: bodyOf(operation, answer) } }),
      ...(latency && { waitMs: Math.round(drawn(latency, fault.random)) }),
      ...(transport && { transport }),
      ...(bytesPerSecond !== undefined && { bytesPerSecond }),
    }
  }
}

/** Whether anything is done to a call. */
export const hasEffect = ({ answer, latency, transport, bytesPerSecond }: FaultEffect) =>
  Boolean(answer ?? latency ?? transport ?? bytesPerSecond)

function drawn(latency: Latency, random: Random): number {
  if ('fixed' in latency) return latency.fixed
  if ('min' in latency) return latency.min + random.next() * (latency.max - latency.min)
  return Math.min(latency.max, latency.median * Math.exp(latency.sigma * normal(random)))
}

/** Normally distributed around 0, by the method of Box and Muller. */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
  return radius * Math.cos(2 * Math.PI * random.next())
}
