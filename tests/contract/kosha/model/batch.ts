import { Broken, NotCovered } from '../../suite/claims.ts'
import type { OperationId } from '../../suite/document.ts'
import type { Received } from '../../suite/wire.ts'
import { outcomeOf } from './compare.ts'
import type { Duel, Resolved, Session } from './duel.ts'
import { isEitherRejection } from './open.ts'
import { resolved } from './references.ts'
import { sessionOf } from './sequence.ts'
import type { Step } from './steps/steps.ts'

type ConcurrentCall = { operation: OperationId; call: Resolved; session: Session | undefined }
type CompletedCall = ConcurrentCall & { backend: Received }

/** Enough for every order of six different calls; equal ones are tried once. */
const MOST_ORDERS = 2000

/**
 * Sends calls to the backend at once. There must be an order in which the model gives each the same response.
 * @returns how many were sent
 * @throws NotCovered if there are more orders than can be tried
 */
export async function atOnce(duel: Duel, steps: Step[]): Promise<number> {
  const calls = steps.flatMap((step): ConcurrentCall[] => {
    const session = sessionOf(duel, step)
    const call = session === 'none' ? undefined : resolved(duel, step.call, session)
    return call && session !== 'none' ? [{ operation: step.operation, call, session }] : []
  })
  const answered = await Promise.all(
    calls.map(async (each) => ({
      ...each,
      backend: await duel.send(each.operation, each.call, each.session),
    })),
  )
  const search = { left: MOST_ORDERS }
  if (await hasOrder(duel, answered, search)) return calls.length
  if (search.left > 0) throw new Broken(explained(answered))
  throw new NotCovered(`no order was found among the first ${MOST_ORDERS} of ${calls.length} calls at once`)
}

/** Whether the model can respond to these calls in some order as the backend did. It stays in that state. */
async function hasOrder(duel: Duel, calls: CompletedCall[], search: { left: number }): Promise<boolean> {
  if (calls.length === 0) return true
  // Which of several equal calls comes first makes no difference.
  const tried = new Set<string>()
  for (const first of calls) {
    const kind = JSON.stringify([
      first.operation,
      first.call.model,
      first.session?.who,
      outcomeOf(first.backend),
    ])
    if (tried.has(kind)) continue
    tried.add(kind)
    if (search.left === 0) return false
    search.left--
    const rest = calls.filter((each) => each !== first)
    const isPossible = () =>
      duel.pairs.tried(async () => (await isSame(duel, first)) && hasOrder(duel, rest, search))
    if (await duel.oracle.tried(isPossible)) return true
  }
  return false
}

async function isSame(duel: Duel, { operation, call, session, backend }: CompletedCall): Promise<boolean> {
  const model = await duel.expect(operation, call, session, backend)
  const isReplay = model.headers.has('idempotency-replayed')
  // A retry that arrives while the first request is in progress may be told so instead.
  const isInProgress = isReplay && backend.status === 409 && backend.text.includes('idempotency_key_reused')
  const isOpen = isInProgress || isEitherRejection(model, backend, call.model.body)
  if (!isOpen && duel.comparison.between(model, backend)) return false
  duel.note(operation, model, backend, call, session)
  return true
}

function explained(calls: CompletedCall[]): string {
  const lines = calls.map(({ operation, call, backend }) => {
    const { code } = Object(backend.text.startsWith('{') ? JSON.parse(backend.text) : {})
    return `${operation} ${JSON.stringify(call.backend.body ?? '').slice(0, 120)} → ${backend.status} ${code ?? ''}`
  })
  return `${calls.length} calls at once got answers that no order of them explains:\n${lines.join('\n')}`
}
