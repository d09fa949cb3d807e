import { expect, test } from 'vitest'
import { reconcile } from './match.ts'
import { readStatement } from './statement/read-statement.ts'

test('5,000 lines are compared with 1,000 settlements, and each is accounted for', () => {
  const settlements = Array.from({ length: 1000 }, (_each, index) => ({
    id: `setl_${index}`,
    merchantId: 'mer_1',
    merchantName: 'Tarang Textiles',
    status: 'processed' as const,
    gross: 100_000 + index,
    refunds: 0,
    fee: 0,
    tax: 0,
    net: 100_000 + index,
    transactionCount: 1,
    utr: `KOSHN${String(index).padStart(11, '0')}`,
    capturedOn: '2026-11-20',
    dueOn: '2026-11-21',
    dueReason: 'The next working day.',
    skippedDays: [],
    createdAt: '2026-11-20T18:30:00.000Z',
    processedAt: '2026-11-21T05:30:00.000Z',
  }))
  const lines = Array.from({ length: 5000 }, (_each, index) =>
    index % 5 === 0
      ? `21/11/2026,NEFT CR KOSHN${String(index / 5).padStart(11, '0')},,${(100_000 + index / 5) / 100}`
      : `21/11/2026,UPI RECEIVED ${index},,${index}.50`,
  )
  const statement = readStatement(`Date,Narration,Debit,Credit\n${lines.join('\n')}`)
  const { agreeing, unmatched, missingInBank } = reconcile(statement, settlements)
  expect([agreeing.length, unmatched.length, missingInBank.length]).toEqual([1000, 4000, 0])
})
