import { allCells } from '../../../suite/coverage.ts'
import { operationOf } from '../../../suite/document.ts'
import { checkOf } from './checks-of-cells.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

/** For each declared status of an operation: another one of its kind, in the eyes of each role that can get it. */
export const mutantsFromStatuses: Mutant[] = allCells.map(({ operation, status, role }) => {
  const other = insteadOf(status, operationOf(operation).statuses)
  const name = `${operation} answers ${other} instead of ${status}, also for the role ${role}`
  return mutant(name, checkOf(operation, status, role), {
    answered: (reply, asked) =>
      asked.operation === operation && reply.status === status ? { ...reply, status: other } : reply,
  })
})

function insteadOf(status: number, declared: number[]): number {
  if (status < 300) return status === 200 ? 201 : 200
  const errors = declared.filter((each) => each >= 400)
  return errors[(errors.indexOf(status) + 1) % errors.length] ?? 500
}
