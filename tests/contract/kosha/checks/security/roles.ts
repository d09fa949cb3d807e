import type { Check } from '../../../suite/contract-run.ts'
import { allRoles, operationOf, operations } from '../../../suite/document.ts'
import { cell, same } from '../../../suite/verdicts.ts'
import { changesOf } from '../../support/changes.ts'
import { tooLargeBody } from '../../support/sizes.ts'
import { validRequest } from '../../support/valid-requests.ts'

/** Every role may change its own profile, but only a merchant may change the business name. */
const businessName: Check[] = allRoles
  .filter((role) => role !== 'merchant')
  .map(
    (role): Check => ({
      id: `security/business-name-forbidden-to-${role}`,
      title: `the role ${role} cannot rename the business, and the attempt changes nothing`,
      covers: [cell('updateProfile', 403, role)],
      async verify(run) {
        const as = await run.actors.as(role)
        const before = await run.expectSuccess('verifySession', { as })
        const phone = '+910000012346'
        const body = { name: 'Not saved either', phone, businessName: 'Renamed by a forbidden role' }
        const { error } = await run.expectError('updateProfile', { as, body }, 403)
        same(error.code, 'forbidden', 'the error code')
        same(await run.expectSuccess('verifySession', { as }), before, 'the session')
      },
    }),
  )

/** Enforces x-roles: a forbidden role gets 403, even if the request is otherwise invalid. */
const forbidden: Check[] = operations
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

export const roles: Check[] = [...forbidden, ...businessName]
