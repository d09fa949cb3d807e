import { cell, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import { LINKS } from '../../support/changes.ts'
import { createLink } from '../../support/fixtures.ts'

const AT_ONCE = 4

export const deletion: Check[] = [
  {
    id: 'state/deleted-link-is-gone',
    title: 'a deleted link can neither be changed nor be deleted again',
    covers: [cell('deletePaymentLink', 404, 'merchant'), cell('updatePaymentLink', 404, 'merchant')],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const path = { id: (await createLink(run)).id }
      await run.expectSuccess('deletePaymentLink', { as, path })
      await run.expectError('deletePaymentLink', { as, path }, 404)
      await run.expectError(
        'updatePaymentLink',
        { as, path, body: { title: 'Contract suite', amount: 10_000 } },
        404,
      )
    },
  },
  {
    id: 'state/simultaneous-deletions',
    title: 'of several simultaneous deletions of one link, exactly one succeeds',
    covers: [cell('deletePaymentLink', 204, 'merchant'), cell('deletePaymentLink', 404, 'merchant')],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const call = { as, path: { id: (await createLink(run)).id } }
      const responses = await Promise.all(
        Array.from({ length: AT_ONCE }, () => run.call('deletePaymentLink', call)),
      )
      const statuses = responses.map(({ status }) => status).sort((a, b) => a - b)
      same(statuses, [204, 404, 404, 404], 'the statuses of four simultaneous deletions')
    },
  },
]
