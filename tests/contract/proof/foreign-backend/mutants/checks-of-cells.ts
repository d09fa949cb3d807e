import { allChecks } from '../../../kosha/checks/all.ts'
import type { ActorRole, OperationId } from '../../../suite/document.ts'

// They send hundreds of requests; another check of the same status is as good.
const isLong = (id: string) => /-(?:generated|hostile)-bodies$|invalid-filters$/.test(id)

/** The id of the check that says to cover a status of an operation for a role. */
export function checkOf(operation: OperationId, status: number, role: ActorRole): string {
  const covering = allChecks.filter(({ covers }) =>
    covers.some((cell) => cell.operation === operation && cell.status === status && cell.role === role),
  )
  const check = covering.find(({ id }) => !isLong(id)) ?? covering[0]
  return check?.id ?? `none for ${operation} ${status} ${role}`
}
