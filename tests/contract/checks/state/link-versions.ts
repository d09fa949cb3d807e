import { cell, must, needed, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import { LINKS } from '../../support/changes.ts'
import { createLink, linksOf } from '../../support/fixtures.ts'

const OUTDATED = '"contract-suite-outdated"'

/** Preconditions, where the server offers entity tags. */
export const linkVersions: Check[] = [
  {
    id: 'state/link-update-of-an-outdated-version',
    title:
      'with If-Match, an update applies to the current version of a link only, and otherwise changes nothing',
    covers: [cell('updatePaymentLink', 412, 'merchant')],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const created = await createLink(run)
      const opened = needed(created.etag, 'the server offers no entity tags')
      const path = { id: created.id }
      const listed = async () => (await linksOf(run, as)).find(({ id }) => id === created.id)
      const body = { title: 'Contract suite, changed', amount: 10_000 }

      same((await listed())?.etag, opened, 'the etag of the link in the list')
      const first = await run.call('updatePaymentLink', { as, path, body, headers: { 'if-match': opened } })
      same(first.status, 200, 'the status of an update of the current version')
      const changed = needed(await listed(), 'the updated link is missing from the list')
      must(changed.etag !== opened, `the etag is still ${opened} after an update`)
      same(first.headers.get('etag') ?? changed.etag, changed.etag, 'the ETag header of the update')

      for (const outdated of [opened, OUTDATED]) {
        const late = { title: 'Contract suite, lost update', amount: 20_000 }
        const headers = { 'if-match': outdated }
        const { error } = await run.expectError('updatePaymentLink', { as, path, body: late, headers }, 412)
        same(error.code, 'precondition_failed', 'the error code')
        same(await listed(), changed, 'the link after a rejected update')
      }

      const any = await run.call('updatePaymentLink', { as, path, body, headers: { 'if-match': '*' } })
      same(any.status, 200, 'the status of an update with If-Match: *')
    },
  },
  {
    id: 'state/outdated-version-before-other-conflicts',
    title: 'an outdated version is reported before a 409 or a 422, and after a 404',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { id, etag } = await createLink(run)
      needed(etag, 'the server offers no entity tags')
      const headers = { 'if-match': OUTDATED }
      const body = { title: 'Contract suite', amount: 10_000 }
      const senseless = { ...body, partial: { minimum: 20_000 } }
      await run.expectError('updatePaymentLink', { as, path: { id }, headers, body: senseless }, 412)
      await run.expectError(
        'updatePaymentLink',
        { as, path: { id: 'contract_suite_none' }, headers, body },
        404,
      )
      const paid = (await linksOf(run, as)).find(({ amountPaid }) => amountPaid > 0)
      if (!paid) return
      const other = { title: paid.title, amount: paid.amount + 100 }
      await run.expectError('updatePaymentLink', { as, path: { id: paid.id }, headers, body: other }, 412)
    },
  },
]
