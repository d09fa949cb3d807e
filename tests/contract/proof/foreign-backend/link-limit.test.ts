import { expect, test } from 'vitest'
import { linkLimit } from '../../kosha/checks/state/link-limit.ts'
import { ApiError } from './contract/api-error.ts'
import { onSuccess } from './mutants/mutant.ts'
import type { Rules } from './rules.ts'
import { brokenIn, runSuite } from './run-suite.ts'

// A small limit tests the same rule; 5,000 links would take a minute.
const LIMIT = 25
const sound: Partial<Rules> = { maxLinks: LIMIT }

const defects: [what: string, rules: Partial<Rules>][] = [
  ['there is no limit', { maxLinks: Number.POSITIVE_INFINITY }],
  ['the limit is one lower', { maxLinks: LIMIT - 1 }],
  ['the limit is one higher', { maxLinks: LIMIT + 1 }],
  [
    'the error code is different',
    {
      checkLinkCount: (count) => {
        if (count >= LIMIT) throw new ApiError(409, 'link_paid', 'Full.')
      },
    },
  ],
  [
    'the limit gets 422',
    {
      checkLinkCount: (count) => {
        if (count >= LIMIT) throw new ApiError(422, 'unprocessable', 'Full.')
      },
    },
  ],
  [
    'only the newest 20 links are listed',
    {
      ...sound,
      ...onSuccess('listPaymentLinks', (reply) => ({
        ...reply,
        body: { links: JSON.parse(JSON.stringify(reply.body)).links.slice(0, 20) },
      })),
    },
  ],
  [
    'deleted links count',
    {
      ...sound,
      removeLink: (_store, link) => {
        Object.assign(link, { isCancelled: true })
      },
    },
  ],
]

test('the correct limit of links passes', async () => {
  expect(brokenIn(await runSuite(sound, [linkLimit(LIMIT)]))).toEqual([])
})

test.each(defects)('the suite detects that %s', async (_what, rules) => {
  const broken = brokenIn(await runSuite(rules, [linkLimit(LIMIT)]))
  expect(broken).toEqual([expect.stringContaining('state/link-limit')])
})
