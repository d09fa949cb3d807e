import { expect, test } from 'vitest'
import { checksLike } from '../../kosha/checks/all.ts'
import type { Rules } from './rules.ts'
import { runSuite } from './run-suite.ts'

// A check that observes nothing reports this instead of passing.

const few = checksLike(/^(?!.*(?:-(?:generated|hostile)-bodies|-too-large-as-))/)

const OF_REFUNDS = [
  'positive/refundTransaction-as-merchant',
  'negative/refundTransaction-unknown-parameter-as-merchant',
  'negative/refundTransaction-unsupported-type-as-merchant',
  'security/refundTransaction-forbidden-to-admin',
  'security/refundTransaction-forbidden-to-viewer',
  'security/refundTransaction-of-another-merchant',
  'security/refundTransaction-without-token',
  'state/refund-limit',
]
const OF_PAGES = ['state/pages-while-rows-leave']
const OF_ROWS = ['model/filters', 'security/upi-ids-are-masked']

async function notCovered(rules: Partial<Rules>): Promise<string[]> {
  const outcomes = await runSuite(rules, few, { runs: 3 })
  expect(outcomes.filter(({ result }) => result === 'failed')).toEqual([])
  return outcomes.filter(({ result }) => result === 'not covered').map(({ check }) => check.id)
}

test('without payments and links, the checks of them are not covered', async () => {
  const ids = await notCovered({
    prepared: (store) => Object.assign(store, { payments: [], links: [] }),
  })
  expect(ids.sort()).toEqual(['model/adoption', ...OF_REFUNDS, ...OF_PAGES, ...OF_ROWS].sort())
})
