import type { Actor } from '../../suite/call.ts'
import type { Cell } from '../../suite/claims.ts'
import { cell, must, needed, same } from '../../suite/claims.ts'
import type { Check, ContractRun } from '../../suite/contract-run.ts'
import type { OperationId } from '../../suite/document.ts'
import { operations, rolesOf } from '../../suite/document.ts'
import type { Received } from '../../suite/wire.ts'
import { LINKS } from '../../support/changes.ts'
import { everyVariant } from '../../support/every-variant.ts'
import { createLink } from '../../support/fixtures.ts'

const NOT_MODIFIED = 304
/** Somebody else may change something in between. */
const ATTEMPTS = 3

const conditional = operations.filter(({ statuses }) => statuses.includes(NOT_MODIFIED)).map(({ id }) => id)

/** Requests that ask only for what has changed, where the server offers entity tags. */
export const conditionalReads: Check[] = [
  ...conditional.map(
    (id): Check => ({
      id: `state/${id}-not-modified`,
      title: `${id} answers 304 without a body to a client that has the current response, and 200 to others`,
      covers: rolesOf(id).map((role): Cell => cell(id, NOT_MODIFIED, role)),
      verify: (run) =>
        everyVariant(
          rolesOf(id),
          (role) => `the role is ${role}`,
          async (role) => answersNotModified(run, id, await run.actors.as(role)),
        ),
    }),
  ),
  {
    id: 'state/etag-after-a-change',
    title: 'the ETag of the list of links changes with the list, and the former one is answered with 200',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const former = etagOf(await run.call('listPaymentLinks', { as }))
      const { id } = await createLink(run)
      const after = await again(run, 'listPaymentLinks', as, former)
      same(after.status, 200, 'the status for the ETag from before a new link')
      must(after.text.includes(id), 'the new link is missing from the list')
      must(etagOf(after) !== former, `the ETag is still ${former} after a new link`)
    },
  },
  {
    id: 'state/etag-of-another-user',
    title: 'nobody gets 304 for the response of another user',
    covers: [],
    verify: (run) =>
      everyVariant(
        conditional,
        (id) => `the operation is ${id}`,
        async (id) => {
          const own = await run.call(id, { as: await run.actors.as('merchant') })
          const as = await run.actors.otherMerchant()
          const theirs = await run.call(id, { as })
          if (own.text === theirs.text) return
          const { status } = await again(run, id, as, etagOf(own))
          same(status, 200, "the status for another merchant's ETag")
        },
      ),
  },
]

async function answersNotModified(run: ContractRun, id: OperationId, as: Actor): Promise<void> {
  same((await again(run, id, as, '"contract-suite"')).status, 200, 'the status for an unknown ETag')
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const before = await run.call(id, { as })
    const repeated = await again(run, id, as, etagOf(before))
    if (repeated.status === NOT_MODIFIED) {
      same(repeated.headers.get('etag') ?? etagOf(before), etagOf(before), 'the ETag of the 304')
      return
    }
    must(repeated.text !== before.text, `${id} answers ${repeated.status} with the response of that ETag`)
  }
  must(false, `${id} answers no 304 in ${ATTEMPTS} attempts`)
}

const again = (run: ContractRun, id: OperationId, as: Actor, etag: string): Promise<Received> =>
  run.call(id, { as, headers: { 'if-none-match': etag } })

const etagOf = ({ headers }: Received): string =>
  needed(headers.get('etag') ?? undefined, 'the server offers no entity tags for lists and figures')
