import { allRoles, operations } from '../../../suite/document.ts'
import { accountRules } from '../rules/accounts.ts'
import { checkOf } from './checks-of-cells.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

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
