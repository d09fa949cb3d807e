import { expect, test } from 'vitest'
import { refund, transaction } from '../transactions/transaction.testing.ts'
import type { Refund } from '../transactions/transactions.ts'
import { refundList } from './refund-list.tsx'
import { refundRows } from './refunds.ts'

const now = Date.parse('2026-12-02T06:00:00Z')
const arn: Refund['reference'] = { type: 'arn', status: 'available', value: '74537606123456789012345' }
const rows = refundRows(
  [
    {
      ...transaction,
      customer: { name: 'Meera', phone: '+910000054321' },
      refunds: [
        { ...refund, id: 'rfnd_sent', status: 'processed', reference: arn },
        { ...refund, id: 'rfnd_open', expectedBy: '2026-12-02' },
      ],
    },
    {
      ...transaction,
      id: 'txn_2',
      refunds: [
        { ...refund, id: 'rfnd_late', expectedBy: '2026-12-01' },
        { ...refund, id: 'rfnd_later', expectedBy: '2026-11-27' },
        { ...refund, id: 'rfnd_failed', status: 'failed', createdAt: '2026-11-30T06:00:00Z' },
      ],
    },
  ],
  '2026-12-02',
)
const find = (query: string) =>
  refundList.find(rows, refundList.read(new URLSearchParams(query)), now).map(({ id }) => id)

test('a refund is a row: first late ones, the longest first, then those on their way, then the newest', () =>
  expect(find('')).toEqual(['rfnd_later', 'rfnd_late', 'rfnd_open', 'rfnd_failed', 'rfnd_sent']))

test('refunds are filtered by lateness, by status, and by a quoted reference', () => {
  expect(find('due=late')).toEqual(['rfnd_later', 'rfnd_late'])
  expect(find('due=open')).toEqual(['rfnd_open'])
  expect(find('due=refused')).toEqual(['rfnd_failed'])
  expect(find('status=failed,processed')).toEqual(['rfnd_failed', 'rfnd_sent'])
  expect(find('search=ARN 74537606123456789012345 please')).toEqual(['rfnd_sent'])
  expect(find('search=txn_2 rfnd_late')).toEqual(['rfnd_later', 'rfnd_late'])
  expect(find('due=whenever&status=lost')).toHaveLength(5)
})

test('a long reference stays a text in a file', () =>
  expect(refundList.csv(rows.filter(({ id }) => id === 'rfnd_sent'))).toContain(
    ',ARN 74537606123456789012345,',
  ))
