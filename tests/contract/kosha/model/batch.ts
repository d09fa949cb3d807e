import { ContractViolation, NotCovered } from '../../suite/verdicts.ts'
import type { Received } from '../../suite/wire.ts'
import type { OperationId } from '../document.ts'
import type { Difference } from './compare.ts'
import { Disagreement, outcomeOf } from './compare.ts'
import { callOf, latest, sessionOf } from './sequence.ts'
import type { Resolved, Session, SideBySide } from './side-by-side.ts'
import { READS, reading } from './side-by-side.ts'
import type { Step } from './steps/steps.ts'

type ConcurrentCall = { operation: OperationId; call: Resolved; session: Session | undefined }
type CompletedCall = ConcurrentCall & { backend: Received }

/** Enough for every order of six different calls; equal ones are tried once. */
const MAX_ORDERS = 2000

/** There must be an order of the calls in which the model responds alike, and after which everyone reads the same. */
export async function atOnce(sides: SideBySide, name: string, steps: Step[]): Promise<void> {
  const calls = steps.flatMap((step): ConcurrentCall[] => {
    const session = sessionOf(sides, step)
    const call = session === 'none' ? undefined : callOf(sides, step, session)
    return call && session !== 'none' ? [{ operation: step.operation, call, session }] : []
  })
  const answered = await Promise.all(
    calls.map(async (call) => ({
      ...call,
      backend: await sides.send(call.operation, call.call, call.session),
    })),
  )
  const search = new OrderSearch(sides, new Set(steps.map(({ who }) => who)))
  if (await search.finds(answered)) return
  if (search.left === 0)
    throw new NotCovered(`no order was found among the first ${MAX_ORDERS} of ${calls.length} calls at once`)
  const { unread, nearest } = search
  throw new ContractViolation(
    unread ? `after ${name} at once, ${unread.message}` : explained(answered, nearest?.message),
  )
}

class OrderSearch {
  left = MAX_ORDERS
  /** The first difference read back after an order that explains the responses. */
  unread: Disagreement | undefined
  /** The first difference of the order that explains the most responses. */
  nearest: Disagreement | undefined
  private fewestLeft = Number.POSITIVE_INFINITY
  private readonly readings = new Map<string, Received>()

  constructor(
    private readonly sides: SideBySide,
    private readonly who: ReadonlySet<string>,
  ) {}

  /** The model stays in the state after that order. */
  async finds(calls: CompletedCall[]): Promise<boolean> {
    if (calls.length === 0) return this.explainsReadings()
    const tried = new Set<string>()
    for (const first of calls) {
      // The order of equal calls makes no difference.
      const kind = kindOf(first)
      if (tried.has(kind)) continue
      tried.add(kind)
      if (this.left === 0) return false
      this.left--
      let isWithoutEffect = false
      const isPossible = async () => {
        const difference = await this.differenceOf(first)
        const isSame = difference === undefined
        if (!isSame && calls.length < this.fewestLeft) {
          this.fewestLeft = calls.length
          this.nearest = new Disagreement(first.operation, difference)
        }
        isWithoutEffect = isSame && WITHOUT_EFFECT.includes(first.backend.status)
        return isSame && this.finds(calls.filter((call) => call !== first))
      }
      if (await this.sides.tried(isPossible)) return true
      // Possible now, and it changes nothing: if all else is not possible after it, neither is it before.
      if (isWithoutEffect) return false
    }
    return false
  }

  private async differenceOf({
    operation,
    call,
    session,
    backend,
  }: CompletedCall): Promise<Difference | undefined> {
    const played = await this.sides.compared(operation, call, session, backend)
    const isReplay = played.model.headers.has('idempotency-replayed')
    // A retry during the first request may be rejected.
    const isInProgress = isReplay && backend.status === 409 && backend.text.includes('idempotency_key_reused')
    if (played.difference && !isInProgress) return played.difference
    this.sides.note(played, call, session)
    return undefined
  }

  private async explainsReadings(): Promise<boolean> {
    for (const session of latest(this.sides).filter(({ who }) => this.who.has(who)))
      for (const operation of READS) {
        const call = reading(operation)
        const key = `${operation} ${session.backend}`
        // Read once, and compared with each order.
        const backend = this.readings.get(key) ?? (await this.sides.send(operation, call, session))
        this.readings.set(key, backend)
        const { difference } = await this.sides.compared(operation, call, session, backend)
        if (!difference) continue
        this.unread ??= new Disagreement(operation, difference)
        return false
      }
    return true
  }
}

/** Of these no failure is counted. */
const WITHOUT_EFFECT = [400, 403, 404, 409, 412]

/** Equal calls have the same request and the same response, apart from what differs in each error. */
function kindOf({ operation, call, session, backend }: CompletedCall): string {
  const { status, headers, text } = backend
  const response = status < 400 ? [text, headers.get('idempotency-replayed')] : outcomeOf(backend)
  return JSON.stringify([operation, call.model, session?.model, response])
}

function explained(calls: CompletedCall[], nearest = ''): string {
  const lines = calls.map(
    ({ operation, call, backend }) =>
      `${operation} ${JSON.stringify(call.backend.body ?? '').slice(0, 120)} → ${outcomeOf(backend)}`,
  )
  return `${calls.length} calls at once got answers that no order of them explains; in the nearest, ${nearest}:\n${lines.join('\n')}`
}
