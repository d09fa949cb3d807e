import type { Actor } from '../../../suite/call.ts'
import type { Check, ContractRun, ErrorResponse } from '../../../suite/contract-run.ts'
import type { OperationId } from '../../../suite/document.ts'
import { cell, must, needed, same } from '../../../suite/verdicts.ts'
import { changesOf } from '../../support/changes.ts'
import { pageOf } from '../../support/fixtures.ts'
import { validRequest } from '../../support/valid-requests.ts'

const ownIds: OperationId[] = [
  'updatePaymentMethod',
  'updateGateway',
  'updatePaymentLink',
  'deletePaymentLink',
  'refundTransaction',
]

/** Merchants can neither read nor change resources of others, which look the same as missing ones. */
export const tenants: Check[] = [
  ...ownIds.map(
    (id): Check => ({
      id: `security/${id}-of-another-merchant`,
      title: `${id} answers the same for an id of another merchant as for an unknown id`,
      covers: [cell(id, 404, 'merchant')],
      ...changesOf(id),
      async verify(run) {
        const call = await validRequest(run, id)
        const as = await run.actors.otherMerchant()
        const theirs = await run.expectError(id, { ...call, as }, 404)
        const body =
          id === 'refundTransaction' ? { transactionId: 'contract_suite_none', amount: 1 } : call.body
        const forUnknownId = await run.expectError(
          id,
          { ...call, as, path: { id: 'contract_suite_none' }, body },
          404,
        )
        same(theirs.error.code, forUnknownId.error.code, 'the error code for an id of another merchant')
        const ids = [call.path?.id ?? '', textOf(call.body, 'transactionId')].filter((each) => each !== '')
        const unnamed = ({ error: { requestId, ...error } }: ErrorResponse) =>
          ids.reduce(
            (rest, each) => rest.replaceAll(each, 'contract_suite_none'),
            JSON.stringify(error).replaceAll(requestId, ''),
          )
        same(unnamed(theirs), unnamed(forUnknownId), 'the error for an id of another merchant')
      },
    }),
  ),
  {
    id: 'security/lists-are-separate',
    title: 'merchants never see rows of another merchant, and an admin sees the rows of both',
    covers: [],
    async verify(run) {
      const ids = async (as: Actor) => (await visibleMerchants(run, as)).sort()
      const own = await ids(await run.actors.as('merchant'))
      same(own.length, 1, 'the number of merchants whose rows a merchant sees')
      const theirs = await ids(await run.actors.otherMerchant())
      same(theirs.length, 1, 'the number of merchants whose rows another merchant sees')
      must(own[0] !== theirs[0], 'two merchants see rows of the same merchant')
      const all = await ids(await run.actors.as('admin'))
      for (const id of [...own, ...theirs]) must(all.includes(id), `the admin sees no row of ${id}`)
    },
  },
  {
    id: 'security/filters-stay-within-merchant',
    title: 'filtering or searching by another merchant, its gateways or its customers finds none of its rows',
    covers: [cell('listTransactions', 200, 'merchant')],
    async verify(run) {
      const { transactions } = await pageOf(run, await run.actors.as('merchant'), { limit: '1' })
      const row = needed(transactions[0], 'the merchant has no transactions')
      const as = await run.actors.otherMerchant()
      const byId = [{ merchantId: row.merchantId }, { gatewayId: row.gatewayId }, { search: row.id }]
      for (const query of byId) {
        const { transactions, total } = await pageOf(run, as, query)
        same({ transactions, total }, { transactions: [], total: 0 }, `the rows for ${JSON.stringify(query)}`)
      }
      const found = await pageOf(run, as, { search: row.customer.name, limit: '100' })
      must(
        !found.transactions.some(({ merchantId }) => merchantId === row.merchantId),
        'a search finds rows of another merchant',
      )
    },
  },
  {
    id: 'security/viewer-sees-one-merchant',
    title: 'a viewer sees the rows of one merchant only',
    covers: [],
    async verify(run) {
      const seen = await visibleMerchants(run, await run.actors.as('viewer'))
      same(seen.length, 1, 'the number of merchants whose rows a viewer sees')
    },
  },
]

async function visibleMerchants(run: ContractRun, as: Actor): Promise<string[]> {
  const { methods } = await run.expectSuccess('listPaymentMethods', { as })
  const { gateways } = await run.expectSuccess('listGateways', { as })
  const { links } = await run.expectSuccess('listPaymentLinks', { as })
  const { settlements } = await run.expectSuccess('listSettlements', { as })
  const { transactions } = await pageOf(run, as, { limit: '100' })
  const { stats } = await run.expectSuccess('getStats', { as })
  const rows = [...methods, ...gateways, ...links, ...settlements, ...transactions]
  return [...new Set([...rows.map(({ merchantId }) => merchantId), ...stats.byMerchant.map(({ id }) => id)])]
}

const textOf = (body: unknown, field: string): string =>
  typeof body === 'object' && body !== null ? (Reflect.get(body, field) ?? '') : ''
