import type { Actor } from '../../suite/actors.ts'
import type { Check } from '../../suite/check.ts'
import { must, needed, same } from '../../suite/check.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import { allTransactions, pageOf } from '../../support/fixtures.ts'

/** The ids that an account sees, by list name. */
type VisibleIds = Record<string, string[]>

// Admins get only the newest 1,000 settlements across all merchants.
const MAX_SETTLEMENTS = 1000

export const visibleRows: Check[] = [
  {
    id: 'security/viewer-sees-rows-of-the-merchant',
    title: 'a viewer sees exactly the same rows as the merchant of the same business',
    covers: [],
    async verify(run) {
      const viewer = await run.actors.as('viewer')
      const merchant = await run.actors.as('merchant')
      const { user } = await run.expectSuccess('verifySession', { as: viewer })
      const { user: owner } = await run.expectSuccess('verifySession', { as: merchant })
      needed(
        user.businessName === owner.businessName ? user : undefined,
        'the viewer belongs to another business than the merchant',
      )
      const before = await visibleIdsOf(run, merchant)
      const seen = await visibleIdsOf(run, viewer)
      const after = await visibleIdsOf(run, merchant)
      for (const [list, ids] of Object.entries(seen)) {
        // Rows that were added or removed during the check are ignored.
        const missing = (before[list] ?? []).filter((id) => after[list]?.includes(id) && !ids.includes(id))
        const extra = ids.filter((id) => !before[list]?.includes(id) && !after[list]?.includes(id))
        same(
          [missing, extra],
          [[], []],
          `the ${list} that only the merchant sees, and those that only the viewer sees`,
        )
      }
    },
  },
  {
    id: 'security/admin-sees-all-rows',
    title: 'an admin sees every row that a merchant sees',
    covers: [],
    async verify(run) {
      const merchant = await run.actors.as('merchant')
      const admin = await run.actors.as('admin')
      const before = await visibleIdsOf(run, merchant)
      const seen = await visibleIdsOf(run, admin, merchantOf)
      const after = await visibleIdsOf(run, merchant)
      for (const [list, ids] of Object.entries(before)) {
        if (list === 'settlements' && seen.settlements?.length === MAX_SETTLEMENTS) continue
        const missing = ids.filter((id) => after[list]?.includes(id) && !seen[list]?.includes(id))
        same(missing, [], `the ${list} of a merchant that the admin does not see`)
      }
    },
  },
  {
    id: 'security/admin-filters-by-merchant',
    title: "for an admin, the filter by merchant returns only that merchant's rows",
    covers: [],
    async verify(run) {
      const merchant = await run.actors.as('merchant')
      const { transactions } = await pageOf(run, merchant, { limit: '1' })
      const { merchantId } = needed(transactions[0], 'the merchant has no transactions')
      const rows = await allTransactions(run, await run.actors.as('admin'), { merchantId })
      must(rows.length > 0, `the admin sees no row of ${merchantId}`)
      const others = rows.filter((row) => row.merchantId !== merchantId).map(({ id }) => id)
      same(others, [], `rows of other merchants when filtering by ${merchantId}`)
    },
  },
]

/** The merchant that owns the first payment method in the list. */
async function merchantOf(run: ContractRun): Promise<string | undefined> {
  const { methods } = await run.expectSuccess('listPaymentMethods', { as: await run.actors.as('merchant') })
  return methods[0]?.merchantId
}

async function visibleIdsOf(run: ContractRun, as: Actor, only?: typeof merchantOf): Promise<VisibleIds> {
  const merchantId = await only?.(run)
  const { links } = await run.expectSuccess('listPaymentLinks', { as })
  const { settlements } = await run.expectSuccess('listSettlements', { as })
  const { methods } = await run.expectSuccess('listPaymentMethods', { as })
  const { gateways } = await run.expectSuccess('listGateways', { as })
  const transactions = await allTransactions(run, as, merchantId === undefined ? {} : { merchantId })
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    links: ids(links),
    settlements: ids(settlements),
    methods: ids(methods),
    gateways: ids(gateways),
    transactions: ids(transactions),
  }
}
