import type { Check } from '../../suite/check.ts'
import { cell } from '../../suite/check.ts'
import type { Operation, Party } from '../../suite/document.ts'
import { operations } from '../../suite/document.ts'
import { changesOf } from '../../support/changes.ts'
import { acceptable } from '../../support/valid-requests.ts'

// Their success ends a session or needs a password, and so is checked where that can be done without harm.
const ELSEWHERE = ['resetPassword', 'changePassword', 'refreshToken']

/** Each operation succeeds for each role that may call it. */
export const everyOperation: Check[] = operations
  .filter(({ id }) => !ELSEWHERE.includes(id))
  .flatMap((operation) => operation.parties.map((party) => success(operation, party)))

function success({ id, success }: Operation, party: Party): Check {
  return {
    id: `positive/${id}-as-${party}`,
    title: `${id} succeeds for ${party === 'nobody' ? 'anybody' : `a session of the role ${party}`}`,
    covers: [cell(id, success, party)],
    ...changesOf(id),
    async run(exam) {
      await exam.succeed(id, await acceptable(exam, id, await exam.people.of(party)))
    },
  }
}
