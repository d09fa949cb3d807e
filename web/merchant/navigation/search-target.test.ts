import { expect, test } from 'vitest'
import { parseReference, searchTarget } from './search-target.ts'

test.each([
  ['txn_0000412', '/dashboard/transactions/txn_0000412'],
  ['plink_0000012', '/dashboard/links/plink_0000012'],
  ['setl_0000031', '/dashboard/settlements/setl_0000031'],
  ['rfnd_0000007', '/dashboard/refunds/rfnd_0000007'],
  ['632511904417', '/dashboard/transactions?search=632511904417'],
  ['KOSHN26324004417', '/dashboard/settlements?search=KOSHN26324004417'],
  ['meera@kaveri.example', '/dashboard/customers/meera%40kaveri.example'],
  ['+91 00000 54321', '/dashboard/customers/%2B910000054321'],
  ['0000054321', '/dashboard/customers/%2B910000054321'],
  ['₹12,500', '/dashboard/transactions?minAmount=12500&maxAmount=12500'],
  ['12,500.50', '/dashboard/transactions?minAmount=12500.50&maxAmount=12500.50'],
  ['Rs 500', '/dashboard/transactions?minAmount=500&maxAmount=500'],
  [
    'https://pay.kosha.example/l/0000044',
    '/dashboard/links?search=https%3A%2F%2Fpay.kosha.example%2Fl%2F0000044',
  ],
  ['00000-054321', '/dashboard/customers/%2B910000054321'],
  ['0091 98765 43210', '/dashboard/customers/%2B919876543210'],
  ['91 98765-43210', '/dashboard/customers/%2B919876543210'],
  ['Mobile: +91 98765 43210', '/dashboard/customers/%2B919876543210'],
  ['Meera <meera@kaveri.example>', '/dashboard/customers/meera%40kaveri.example'],
  ['UPI Ref No. 633218414292', '/dashboard/transactions?search=633218414292'],
  ['RRN 633218414292', '/dashboard/transactions?search=633218414292'],
  ['RRN633218414292', '/dashboard/transactions?search=633218414292'],
  ['6332 1841 4292', '/dashboard/transactions?search=633218414292'],
  ['UPI/633218414292/SAREE/meera9876543210@okaxis/Kosha', '/dashboard/transactions?search=633218414292'],
  ['UTR: KOSHN26324004417', '/dashboard/settlements?search=KOSHN26324004417'],
  ['NEFT CR-KOSHN26324004417-KOSHA PAYMENTS', '/dashboard/settlements?search=KOSHN26324004417'],
  ['ARN 74537606123456789012345', '/dashboard/transactions?search=74537606123456789012345'],
  ['Amount: ₹12,500.00', '/dashboard/transactions?minAmount=12500&maxAmount=12500'],
  ['Please look at txn_0000412', '/dashboard/transactions/txn_0000412'],
])('%s leads directly to its row: %s', (text, path) => {
  expect(parseReference(text)?.path).toBe(path)
  expect(searchTarget(text)).toBe(path)
})

test.each(['meera', 'txn_', 'txn_../../x', '12345', 'meera@', '1234567890123456', 'refund policy'])(
  '%s is not an identifier, and is searched for',
  (text) => {
    expect(parseReference(text)).toBeNull()
    expect(searchTarget(text)).toBe(`/dashboard/transactions?${new URLSearchParams({ search: text })}`)
  },
)
