import { allChecks } from '../../../kosha/checks/all.ts'
import { allCells, allRoles, operations } from '../../../kosha/document.ts'
import { grouped } from '../../../suite/grouped.ts'
import { isSameCell } from '../../../suite/verdicts.ts'
import { accountRules } from '../rules/accounts.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

// They send hundreds of requests; another check of the same status is as good.
const isLong = (id: string) => /-(?:generated|hostile)-bodies$|invalid-filters$/.test(id)

export function checkOf(operation: string, status: number, role: string): string {
  const covering = allChecks.filter(({ covers }) => covers?.some(isSameCell({ operation, status, role })))
  const check = covering.find(({ id }) => !isLong(id)) ?? covering[0]
  return check?.id ?? `none for ${operation} ${status} ${role}`
}

const { mayCall } = accountRules

/** For each operation and role: a role of `x-roles` that may not call it, and another role that may. */
export const mutantsFromRoles: Mutant[] = operations
  .filter(({ isPublic }) => !isPublic)
  .flatMap(({ id, method, path, roles, success }) =>
    allRoles.map((role) => {
      const isAllowed = roles.includes(role)
      return mutant(
        `${id} is ${isAllowed ? 'forbidden' : 'allowed'} to the role ${role}`,
        checkOf(id, isAllowed ? success : 403, role),
        {
          mayCall: (account, allowed, calledMethod, calledPath) =>
            account.role === role && calledMethod === method && calledPath === path
              ? !isAllowed
              : mayCall(account, allowed, calledMethod, calledPath),
        },
      )
    }),
  )

/** For each operation that declares 404 for the rows of others: a backend that takes every row for the caller's own. */
export const mutantsFromOwnership: Mutant[] = operations
  .filter(({ statuses }) => statuses.includes(404))
  .map(({ id }) =>
    mutant(`${id} accepts the rows of other merchants`, `security/${id}-of-another-merchant`, {
      ownsLink: () => true,
      ownsPayment: () => true,
      owns: () => true,
    }),
  )

/** Where a sequence of calls comes early to a status that no other check causes. */
const SEEDS: Record<string, number> = {
  'updatePaymentLink 412': 2,
  'updatePaymentLink 422': 2,
  'updatePaymentLink 409': 3,
  'deletePaymentLink 409': 3,
  'refundTransaction 409': 4,
  'updateGateway 404': 5,
  'updateGateway 422': 5,
  'updatePaymentMethod 404': 5,
  'updatePaymentMethod 422': 5,
}

/** For each declared status of an operation: another one of its kind, for each check that covers it for some role. */
export const mutantsFromStatuses: Mutant[] = [
  ...grouped(allCells, ({ operation, status, role }) =>
    [operation, status, checkOf(operation, status, role)].join(' '),
  ).values(),
].flatMap(([cell]) => {
  if (!cell) return []
  const { operation, status, role } = cell
  const other = insteadOf(status, operations.find(({ id }) => id === operation)?.statuses ?? [])
  const name = `${operation} answers ${other} instead of ${status}, also for the role ${role}`
  const wrongStatus = mutant(name, checkOf(operation, status, role), {
    answered: (reply, request) =>
      request.operation === operation && reply.status === status ? { ...reply, status: other } : reply,
  })
  const seed = SEEDS[`${operation} ${status}`]
  return [{ ...wrongStatus, ...(seed && { seed }) }]
})

function insteadOf(status: number, declared: number[]): number {
  if (status < 300) return status === 200 ? 201 : 200
  const errors = declared.filter((error) => error >= 400)
  return errors[(errors.indexOf(status) + 1) % errors.length] ?? 500
}
