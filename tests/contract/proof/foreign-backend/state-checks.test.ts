import { expect, test } from 'vitest'
import { hungUp } from '../../kosha/checks/state/hung-up.ts'
import { linkLimit } from '../../kosha/checks/state/lists.ts'
import type { Backend } from '../../suite/backend.ts'
import { ApiError } from './contract/api-error.ts'
import { alteringBody } from './mutants/mutant.ts'
import { linkRules } from './rules/links.ts'
import type { Rules } from './rules.ts'
import { brokenIn, runSuite } from './run-suite.ts'

// A small limit tests the same rule; 5,000 links would take a minute.
const LIMIT = 25
const sound: Partial<Rules> = { maxLinks: LIMIT }

const full = (...error: [status: number, code: ApiError['code']]): Partial<Rules> => ({
  checkLinkCount: (count) => {
    if (count >= LIMIT) throw new ApiError(...error, 'Full.')
  },
})
const defects: [what: string, rules: Partial<Rules>][] = [
  ['there is no limit', { maxLinks: Number.POSITIVE_INFINITY }],
  ['the limit is one lower', { maxLinks: LIMIT - 1 }],
  ['the limit is one higher', { maxLinks: LIMIT + 1 }],
  ['the error code is different', full(409, 'link_paid')],
  ['the limit gets 422', full(422, 'unprocessable')],
  [
    'only the newest 20 links are listed',
    {
      ...sound,
      ...alteringBody('listPaymentLinks', ({ links }) => ({ links: links.slice(0, 20) })),
    },
  ],
  [
    'deleted links count',
    { ...sound, removeLink: (_store, link) => void Object.assign(link, { isCancelled: true }) },
  ],
]

test('the correct limit of links passes', async () => {
  expect(brokenIn(await runSuite(sound, [linkLimit(LIMIT)]))).toEqual([])
})

test.each(defects)('the suite detects that %s', async (_what, rules) => {
  const broken = brokenIn(await runSuite(rules, [linkLimit(LIMIT)]))
  expect(broken).toEqual([expect.stringContaining('state/link-limit')])
})

test('a key that is saved only some time after its effect is found', async () => {
  const late: Partial<typeof linkRules> = {
    saveResponse: (...saved) => void setTimeout(() => linkRules.saveResponse(...saved), 200),
  }
  expect(brokenIn(await runSuite({}, hungUp))).toEqual([])
  expect(brokenIn(await runSuite(late, hungUp))).not.toEqual([])
})

test('a server may have created the link before its client hangs up', async () => {
  expect(brokenIn(await runSuite({}, hungUp, { through: handlingDespiteHangUps }))).toEqual([])
})

function handlingDespiteHangUps(backend: Backend): Backend {
  return {
    ...backend,
    fetch: async ({ url, method, headers, body }) =>
      backend.fetch(new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) })),
  }
}
