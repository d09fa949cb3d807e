import { allCells } from '../../../suite/coverage.ts'
import { operationOf } from '../../../suite/document.ts'
import { grouped } from '../data/grouping.ts'
import { checkOf } from './checks-of-cells.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

/** Where a sequence of calls comes early to a status that no other check causes. */
const SEEDS: Record<string, number> = {
  'updatePaymentLink 412': 2,
  'updatePaymentLink 409': 3,
  'deletePaymentLink 409': 3,
  'refundTransaction 409': 4,
}

/** For each declared status of an operation: another one of its kind, for each check that covers it for some role. */
export const mutantsFromStatuses: Mutant[] = [
  ...grouped(allCells, ({ operation, status, role }) =>
    [operation, status, checkOf(operation, status, role)].join(' '),
  ).values(),
].flatMap(([cell]) => {
  if (!cell) return []
  const { operation, status, role } = cell
  const other = insteadOf(status, operationOf(operation).statuses)
  const name = `${operation} answers ${other} instead of ${status}, also for the role ${role}`
  const made = mutant(name, checkOf(operation, status, role), {
    answered: (reply, asked) =>
      asked.operation === operation && reply.status === status ? { ...reply, status: other } : reply,
  })
  const seed = SEEDS[`${operation} ${status}`]
  return [{ ...made, ...(seed && { seed }) }]
})

function insteadOf(status: number, declared: number[]): number {
  if (status < 300) return status === 200 ? 201 : 200
  const errors = declared.filter((each) => each >= 400)
  return errors[(errors.indexOf(status) + 1) % errors.length] ?? 500
}
