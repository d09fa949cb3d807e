import type { Check } from '../../../suite/contract-run.ts'
import { same } from '../../../suite/verdicts.ts'
import { ACCOUNTS } from '../../support/changes.ts'
import { createLink, linksOf } from '../../support/fixtures.ts'

const MAX_LINKS = 5000
const AT_ONCE = 10

/** Enabled by `--link-limit`, since it takes two requests per link. */
export const linkLimit = (max = MAX_LINKS): Check => ({
  id: 'state/link-limit',
  title: `an account can have ${max} links, all listed, and no more until one is deleted`,
  covers: [],
  changes: `${ACCOUNTS}; fills one of these with ${max} payment links, and deletes them`,
  async verify(run) {
    const as = await run.actors.register()
    for (let made = 0; made < max; made += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, max - made) }, () => createLink(run, {}, as)))
    const body = { title: 'Contract suite', amount: 10_000 }
    const { error } = await run.expectError('createPaymentLink', { as, body }, 409)
    same(error.code, 'link_limit_reached', 'the error code')
    const links = await linksOf(run, as)
    same(new Set(links.map(({ id }) => id)).size, max, 'the number of links in the list')
    await run.expectSuccess('deletePaymentLink', { as, path: { id: links[0]?.id ?? '' } })
    await createLink(run, {}, as)
  },
})
