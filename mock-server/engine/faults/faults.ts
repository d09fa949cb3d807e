import type { Operation } from '../contract/operation.ts'
import { Random } from '../random.ts'
import { rejectUnprocessable } from '../rule-violation.ts'
import type { Incoming, Match } from './match.ts'
import { fitsMatch } from './match.ts'

/** The effects of a fault on one call. */
export type Effects = {
  /** The id of the fault, or `prefer`. */
  source: string
  /** Sent instead of handling the call or, if it is handled, instead of the handler's response. */
  response?: InjectedResponse
  /** How long the response is delayed, in milliseconds. */
  waitMs?: number
  transport?: Transport
  /** Whether the call is handled even though its response is lost or replaced. */
  isHandled: boolean
  /** Reported in `Preference-Applied`. */
  applied?: string
}

export type InjectedResponse = {
  status: number
  /** Sent as JSON; nothing is sent if both are undefined. */
  body?: unknown
  /** Sent unchanged. */
  text?: string | undefined
  contentType?: string | undefined
  headers?: Record<string, string> | undefined
}

/** Makes the content of an injected response for which a test gave none. @throws RuleViolation 400 for an unknown example */
export type InjectedContent = (
  operation: Operation,
  requested: { status: number; example?: string | undefined },
) => Omit<InjectedResponse, 'status'>

export const transports = ['reset', 'empty', 'malformed', 'drip', 'cut', 'hang'] as const

/** How the response is broken. A drip takes `ms` from the first byte to the last. */
export type Transport = { how: (typeof transports)[number]; ms: number }

/** In milliseconds: constant, or uniform between two values. */
export type Latency = { fixed: number } | { min: number; max: number }

/** The effects of a fault on a matching call. A call without an effect goes through. */
export type FaultEffect = {
  response?: InjectedResponse & { example?: string | undefined }
  latency?: Latency | undefined
  transport?: Transport | undefined
  isHandled: boolean
}

export type Fault = FaultEffect & {
  /** An operationId; any operation if left out. */
  operation?: string | undefined
  match?: Match | undefined
  /** Removed after this many calls; stays if left out. */
  times?: number | undefined
  /** The share of matching calls that the fault affects, drawn with the seed. */
  probability: number
  seed: number
  /** One effect for each matching call in order, instead of one effect for all. */
  sequence?: FaultEffect[] | undefined
}

export type ActiveFault = Fault & { id: string; hits: number }

const MAX_FAULTS = 100

/** The faults of one session. Only the newest that matches a call is applied. */
export class Faults {
  private active: (ActiveFault & { random: Random })[] = []
  private count = 0

  get isEmpty(): boolean {
    return this.active.length === 0
  }

  /** Whether any fault matches calls by their body. */
  get needsBodies(): boolean {
    return this.active.some(({ match }) => match?.body !== undefined)
  }

  all(): ActiveFault[] {
    return this.active.map(({ random: _hidden, ...fault }) => fault)
  }

  /** @throws RuleViolation 422 if there are too many */
  add(fault: Fault): ActiveFault {
    if (this.active.length >= MAX_FAULTS)
      rejectUnprocessable(`A session has at most ${MAX_FAULTS} faults. Clear some first.`, [])
    const added = { ...fault, id: `fault_${++this.count}`, hits: 0 }
    this.active.unshift({ ...added, random: new Random(fault.seed) })
    return added
  }

  /** @returns whether there was such a fault */
  remove(id: string): boolean {
    const before = this.active.length
    this.active = this.active.filter((fault) => fault.id !== id)
    return this.active.length < before
  }

  clear(): void {
    this.active = []
  }

  /** The effects on this call, if any. Counts as one use of the fault. */
  nextEffect(operation: Operation, incoming: Incoming, contentOf: InjectedContent): Effects | undefined {
    const fault = this.active.find(
      (candidate) =>
        (candidate.operation === undefined || candidate.operation === operation.id) &&
        (candidate.match === undefined || fitsMatch(candidate.match, incoming)) &&
        (candidate.probability === 1 || candidate.random.next() < candidate.probability),
    )
    if (!fault) return undefined
    const effect = fault.sequence?.[fault.hits] ?? fault
    fault.hits++
    if (fault.hits === (fault.sequence?.length ?? fault.times)) this.remove(fault.id)
    if (!hasEffect(effect)) return undefined
    const { response, latency, transport, isHandled } = effect
    return {
      source: fault.id,
      isHandled,
      ...(response && { response: withContent(response, operation, contentOf) }),
      ...(latency && { waitMs: Math.round(drawLatency(latency, fault.random)) }),
      ...(transport && { transport }),
    }
  }
}

/** With the fault's own content, else the contract's for the status. */
function withContent(
  { example, ...fields }: NonNullable<FaultEffect['response']>,
  operation: Operation,
  contentOf: InjectedContent,
): InjectedResponse {
  if (fields.text !== undefined || fields.body !== undefined) return fields
  const { headers, ...content } = contentOf(operation, { status: fields.status, example })
  return { ...content, status: fields.status, headers: { ...headers, ...fields.headers } }
}

export const hasEffect = ({ response, latency, transport }: FaultEffect) =>
  Boolean(response ?? latency ?? transport)

const drawLatency = (latency: Latency, random: Random): number =>
  'fixed' in latency ? latency.fixed : latency.min + random.next() * (latency.max - latency.min)
