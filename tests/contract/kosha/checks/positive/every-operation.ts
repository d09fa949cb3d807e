import type { Check } from '../../../suite/contract-run.ts'
import type { ActorRole, Operation } from '../../../suite/document.ts'
import { operations } from '../../../suite/document.ts'
import { cell } from '../../../suite/verdicts.ts'
import { changesOf } from '../../support/changes.ts'
import { validRequest } from '../../support/valid-requests.ts'

// Success ends a session or needs a password, so these are checked elsewhere on disposable accounts.
const ELSEWHERE = ['resetPassword', 'changePassword', 'refreshToken']

/** Each operation succeeds for each role allowed to call it. */
export const everyOperation: Check[] = operations
  .filter(({ id }) => !ELSEWHERE.includes(id))
  .flatMap((operation) => operation.roles.map((role) => success(operation, role)))

function success({ id, success }: Operation, role: ActorRole): Check {
  return {
    id: `positive/${id}-as-${role}`,
    title: `${id} succeeds ${role === 'anonymous' ? 'without a session' : `for the role ${role}`}`,
    covers: [cell(id, success, role)],
    ...changesOf(id),
    async verify(run) {
      const call = await validRequest(run, id, role)
      // A client whose session has ended may still send its token.
      const headers = { authorization: 'Bearer tok_that_has_ended' }
      await run.expectSuccess(id, role === 'anonymous' ? { ...call, headers } : call)
    },
  }
}
