import { expect, test } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { paymentLink } from '../payment-links/payment-link.testing.ts'
import { transaction } from '../transactions/transaction.testing.ts'
import { findPayment } from './find-payment.ts'

const payment = { ...transaction, id: 'txn_1', rrn: '633218414292' }
const paid: Record<string, number> = { plink_1: 1, plink_2: 2, plink_3: 0 }

/** A server that finds payments by the start of an id or RRN, and those of three orders. */
function find(name: string) {
  fakeApi(({ path, query }) => {
    if (path.startsWith('/payments/links')) {
      const links = Object.keys(paid).map((id) => ({ ...paymentLink, id, reference: `ORD-${id.at(-1)}` }))
      return json({ links })
    }
    const search = query.get('search')
    const total = search
      ? Number(payment.id.startsWith(search) || payment.rrn.startsWith(search))
      : (paid[query.get('paymentLinkId') ?? ''] ?? 0)
    return json({ transactions: total > 0 ? [payment] : [], total })
  })
  return findPayment(createQueryClient(), name)
}

test.each(['txn_1', '633218414292', 'RRN 633218414292', 'UPI Ref No. 633218414292', 'ORD-1', 'ord-1'])(
  'a payment is found as a sheet names it: %s',
  async (name) => expect(await find(name)).toMatchObject({ id: 'txn_1' }),
)

test.each([
  ['633218414293', 'No payment in this account has this id, RRN or order reference.'],
  ['ORD-2', '2 payments were made for this order: enter the id of one.'],
  ['ORD-3', 'Nothing was paid for this order.'],
])('no payment is found for %s, and the reason is given', async (name, message) =>
  expect(find(name)).rejects.toMatchObject({ status: 404, message }),
)
