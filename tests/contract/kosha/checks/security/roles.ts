import type { Check } from '../../../suite/contract-run.ts'
import { allRoles, operationOf, operations } from '../../../suite/document.ts'
import { cell, same } from '../../../suite/verdicts.ts'
import { changesOf } from '../../support/changes.ts'
import { tooLargeBody } from '../../support/sizes.ts'
import { validRequest } from '../../support/valid-requests.ts'

/** Enforces x-roles: a forbidden role gets 403, even if the request is otherwise invalid. */
export const roles: Check[] = operations
  .filter(({ isPublic }) => !isPublic)
  .flatMap(({ id, roles }) =>
    allRoles
      .filter((role) => !roles.includes(role))
      .map(
        (role): Check => ({
          id: `security/${id}-forbidden-to-${role}`,
          title: `${id} is forbidden to the role ${role}, whether or not the request is valid`,
          covers: [cell(id, 403, role)],
          ...changesOf(id),
          async verify(run) {
            const as = await run.actors.as(role)
            // A valid request of an allowed role, sent with the wrong role.
            const good = { ...(await validRequest(run, id)), as }
            for (const call of [
              good,
              { ...good, body: { surprise: 1 }, path: { id: 'none' } },
              { ...good, query: { surprise: '1' }, raw: { bytes: '{}', type: 'text/plain' } },
              ...(operationOf(id).body ? [{ ...good, raw: tooLargeBody }] : []),
            ]) {
              const { error } = await run.expectError(id, call, 403)
              same(error.code, 'forbidden', 'the error code')
            }
          },
        }),
      ),
  )
