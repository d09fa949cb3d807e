import type { components } from '#contract'
import { cell, NotCovered, needed, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import type { Transaction } from '../../support/fixtures.ts'
import { allTransactions } from '../../support/fixtures.ts'

type Settlement = components['schemas']['Settlement']
type Waiting = { amount: number; at: number }

// The maximum that is listed. Deductions of older settlements would be unknown.
const MAX_SETTLEMENTS = 1000

export const deductions: Check[] = [
  {
    id: 'state/settlements-deduct-refunds',
    title:
      'a settlement deducts earlier refunds that did not fail: each in full, once, oldest first, as far as they fit',
    covers: [cell('listSettlements', 200, 'merchant')],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { settlements } = await run.expectSuccess('listSettlements', { as })
      needed(settlements[0], 'the merchant has no settlements')
      if (settlements.length === MAX_SETTLEMENTS)
        throw new NotCovered('the merchant has more settlements than the list returns')
      const waiting = refundsIn(await allTransactions(run, as))
      const oldestFirst = [...settlements].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
      for (const settlement of oldestFirst)
        same(
          settlement.refunds,
          deducted(waiting, settlement),
          `the refunds of ${settlement.id}, created at ${settlement.createdAt}`,
        )
    },
  },
]

/** Refunds that did not fail, oldest first. */
const refundsIn = (rows: Transaction[]): Waiting[] =>
  rows
    .flatMap(({ refunds }) => refunds)
    .filter(({ status }) => status !== 'failed')
    .map(({ amount, createdAt }) => ({ amount, at: Date.parse(createdAt) }))
    .sort((a, b) => a.at - b.at)

/** Returns the sum that a settlement deducts, in paise, and removes those refunds from `waiting`. */
function deducted(waiting: Waiting[], { gross, fee, tax, createdAt }: Settlement): number {
  let sum = 0
  for (let [next] = waiting; next && next.at < Date.parse(createdAt); [next] = waiting) {
    if (sum + next.amount > gross - fee - tax) break
    sum += next.amount
    waiting.shift()
  }
  return sum
}
