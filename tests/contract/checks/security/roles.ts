import type { Check } from '../../suite/check.ts'
import { cell, same } from '../../suite/check.ts'
import { operations } from '../../suite/document.ts'
import { changesOf } from '../../support/changes.ts'
import { acceptable } from '../../support/valid-requests.ts'

const ROLES = ['admin', 'merchant', 'viewer'] as const

/** The matrix of x-roles: who may not, is told so, whatever else is wrong with the request. */
export const roles: Check[] = operations
  .filter(({ isPublic }) => !isPublic)
  .flatMap(({ id, parties }) =>
    ROLES.filter((role) => !parties.includes(role)).map(
      (role): Check => ({
        id: `security/${id}-forbidden-to-${role}`,
        title: `${id} is refused to the role ${role}, with a good request and with a bad one`,
        covers: [cell(id, 403, role)],
        ...changesOf(id),
        async run(exam) {
          const as = await exam.people.as(role)
          // The request of somebody who may: only the role is wrong.
          const good = { ...(await acceptable(exam, id)), as }
          for (const call of [good, { ...good, body: { surprise: 1 } }, { ...good, path: { id: 'none' } }]) {
            const { error } = await exam.refuse(id, call, 403)
            same(error.code, 'forbidden', 'the code of the refusal')
          }
        },
      }),
    ),
  )
