import type { Check } from '../../../suite/contract-run.ts'
import { allRoles } from '../../../suite/document.ts'
import { cell, same } from '../../../suite/verdicts.ts'

/** Every role may change its own profile, but only a merchant may change the business name. */
export const businessName: Check[] = allRoles
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
