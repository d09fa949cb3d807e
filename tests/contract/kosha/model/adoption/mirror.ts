import { istDay } from '../../../../../mock-server/engine/time/ist.ts'
import { capturedAt } from '../../../../../mock-server/kosha/rules/transaction-events.ts'
import type { Rows } from '../../../../../mock-server/kosha/store/store.ts'
import type { SignedIn } from '../../../suite/call.ts'
import { grouped } from '../../../suite/grouped.ts'
import { must, NotCovered } from '../../../suite/verdicts.ts'
import type { ContractRun } from '../../run.ts'
import { allTransactions } from '../../support/fixtures.ts'
import { adoptedLink, adoptedSettlements, adoptedTransaction } from './derived.ts'

export type AccountView = Awaited<ReturnType<typeof viewOf>>

export async function viewOf(run: ContractRun, as: SignedIn) {
  const { user } = await run.expectSuccess('verifySession', { as })
  const { methods } = await run.expectSuccess('listPaymentMethods', { as })
  const { gateways } = await run.expectSuccess('listGateways', { as })
  const { links } = await run.expectSuccess('listPaymentLinks', { as })
  const { settlements } = await run.expectSuccess('listSettlements', { as })
  const transactions = await allTransactions(run, as)
  const merchantId = user.role === 'admin' ? undefined : methods[0]?.merchantId
  const view = { as, user, merchantId, transactions, links, gateways, methods, settlements }
  rejectLeaks(view)
  return view
}

/** Without this, a leak would be adopted as if it were the merchant's own. */
function rejectLeaks({ user, merchantId, ...lists }: AccountView): void {
  if (user.role === 'admin') return
  if (merchantId === undefined) throw new NotCovered(`${user.email} has no payment methods`)
  const { transactions, links, gateways, methods, settlements } = lists
  for (const [name, rows] of Object.entries({ methods, gateways, links, settlements, transactions })) {
    const leaked = rows.find((row) => row.merchantId !== merchantId)
    must(
      leaked === undefined,
      `${user.email} sees ${leaked?.id} among its ${name}, of ${leaked?.merchantName}`,
    )
  }
}

/** The rows of a model that has seen the same, with every derived field computed anew. */
export function rowsFrom(all: AccountView[], now: number): Rows {
  const settlements = union(all, ({ settlements }) => settlements)
  const settledBy = new Map(
    settlements.map(({ id, merchantId, capturedOn }) => [`${merchantId} ${capturedOn}`, id]),
  )
  const transactions = union(all, ({ transactions }) => transactions).map((row) =>
    adoptedTransaction(row, settledBy.get(`${row.merchantId} ${istDay(capturedAt(row) ?? 0)}`)),
  )
  const paidThrough = grouped(transactions, ({ paymentLinkId }) => paymentLinkId)
  const ofMerchant = grouped(transactions, ({ merchantId }) => merchantId)
  const isNewest = (a: { createdAt: string }, b: { createdAt: string }) =>
    Date.parse(b.createdAt) - Date.parse(a.createdAt)
  const gateways = union(all, ({ gateways }) => gateways).map(({ successRate: _computed, ...rest }) => rest)
  return {
    accounts: [...all.map(accountOf), ...strangers(all)],
    gateways,
    paymentMethods: union(all, ({ methods }) => methods),
    // Lists show the newest first; of equal ones, the model keeps the order that it was shown.
    paymentLinks: union(all, ({ links }) => links)
      .map((link) => adoptedLink(link, paidThrough.get(link.id) ?? [], now))
      .sort(isNewest)
      .reverse(),
    transactions: transactions.sort(isNewest).reverse(),
    settlements: [...grouped(settlements, ({ merchantId }) => merchantId)]
      .flatMap(([merchantId, rows]) => adoptedSettlements(rows, ofMerchant.get(merchantId) ?? [], now))
      .sort(isNewest)
      .reverse(),
  }
}

/** The rows that any of them sees, once. An admin comes first, who sees the order across merchants. */
function union<Row extends { id: string }>(all: AccountView[], rowsOf: (view: AccountView) => Row[]): Row[] {
  const admin = all.filter(({ user }) => user.role === 'admin')
  const rows = [...admin, ...all].flatMap(rowsOf)
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()
}

const accountOf = ({ user, merchantId, as }: AccountView) => ({
  user,
  ...(merchantId !== undefined && { merchantId }),
  password: as.account.password,
})

/** An account for each merchant that only an admin sees, since the model looks up business names there. */
function strangers(all: AccountView[]) {
  const knownMerchants = new Set(all.map(({ merchantId }) => merchantId))
  const named = new Map(
    all.flatMap(({ methods, gateways, transactions }) =>
      [...methods, ...gateways, ...transactions].map((row) => [row.merchantId, row] as const),
    ),
  )
  return [...named]
    .filter(([id]) => !knownMerchants.has(id))
    .map(([merchantId, { merchantName }]) => ({
      user: {
        id: `usr_of_${merchantId}`,
        name: 'A stranger',
        email: `${merchantId}@unknown.invalid`,
        role: 'merchant' as const,
        businessName: merchantName,
        createdAt: '2020-01-01T00:00:00.000Z',
      },
      merchantId,
      password: crypto.randomUUID(),
    }))
}
