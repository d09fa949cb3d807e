import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../format/ist.ts'
import { decimalRupees } from '../format/rupees.ts'
import type { Settlement } from './match.ts'
import { reconcile } from './match.ts'
import { readStatement } from './statement/read-statement.ts'

const settlement = (index: number, change: Partial<Settlement> = {}): Settlement => ({
  id: `setl_${index}`,
  merchantId: 'mer_1',
  merchantName: 'Tarang Textiles',
  status: 'processed',
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
  ...change,
})
const statement = (...lines: string[]) => readStatement(['Date,Narration,Debit,Credit', ...lines].join('\n'))
/** So that no settlement of the test falls into its last days. */
const LATER = '30/11/2026,CHARGES,1.00,'
const ids = (pairs: readonly { settlement: Settlement }[]) => pairs.map((pair) => pair.settlement.id)

test('each settlement and each line is agreeing, differing, repeated or missing on one side', () => {
  const [a, b, c, d] = [1, 2, 3, 4].map((index) => settlement(index))
  const result = reconcile(
    statement(
      `21/11/2026,NEFT ${a?.utr},,1000.01`,
      `21/11/2026,neft ${b?.utr?.toLowerCase()},,990.02`,
      '22/11/2026,NEFT KOSHA,,1000.03',
      `22/11/2026,NEFT ${a?.utr},,1000.01`,
      '22/11/2026,RENT,700.00,',
      '22/11/2026,INTEREST,,5.00',
      LATER,
    ),
    [a, b, c, d].flatMap((each) => each ?? []),
  )
  expect(result.agreeing.map(({ settlement: { id }, by }) => [id, by])).toEqual([
    ['setl_1', 'utr'],
    ['setl_3', 'amount'],
  ])
  expect(result.differing).toMatchObject([{ settlement: { id: 'setl_2' }, difference: -1000 }])
  expect(ids(result.repeated)).toEqual(['setl_1'])
  expect(result.missingInBank.map(({ id }) => id)).toEqual(['setl_4'])
  expect(result.unmatched.map(({ amount }) => amount)).toEqual([500])
  expect(result.outgoing).toBe(2)
})

test('two lines that fit one settlement are not guessed at', () => {
  const result = reconcile(statement('21/11/2026,NEFT,,1000.01', '22/11/2026,NEFT,,1000.01', LATER), [
    settlement(1),
  ])
  expect(result.agreeing).toEqual([])
  expect(result.unmatched).toHaveLength(2)
  expect(result.missingInBank).toHaveLength(1)
})

test('a settlement outside the days of the statement, or not yet transferred, is not missing', () => {
  const result = reconcile(statement('21/11/2026,INTEREST,,5.00'), [
    settlement(1, { processedAt: '2026-11-10T05:30:00.000Z' }),
    settlement(2, { status: 'scheduled' }),
    settlement(3, { status: 'failed' }),
  ])
  expect(result.missingInBank).toEqual([])
})

test('whatever is altered or left out of a statement is found, and nothing else', () => {
  const fate = fc.constantFrom('same', 'altered', 'left out', 'repeated')
  fc.assert(
    fc.property(fc.array(fate, { minLength: 1, maxLength: 40 }), (fates) => {
      const settlements = fates.map((_fate, index) =>
        settlement(index, { processedAt: `${addDays('2026-11-01', index % 20)}T05:30:00.000Z` }),
      )
      const line = ({ utr, net, processedAt = '' }: Settlement, by = 0) =>
        `${processedAt.slice(0, 10)},NEFT CR ${utr} KOSHA,,${decimalRupees(net + by)}`
      const lines = settlements.flatMap((each, index) => {
        if (fates[index] === 'left out') return []
        if (fates[index] === 'altered') return [line(each, 7)]
        return fates[index] === 'repeated' ? [line(each), line(each)] : [line(each)]
      })
      const days = ['2026-11-01,RENT,1.00,', '2026-11-30,CHARGES,1.00,']
      const result = reconcile(statement(...days, ...lines), settlements)
      const with_ = (...wanted: string[]) =>
        settlements.filter((_each, index) => wanted.includes(fates[index] ?? '')).map(({ id }) => id)
      expect(ids(result.agreeing)).toEqual(with_('same', 'repeated'))
      expect(ids(result.differing)).toEqual(with_('altered'))
      expect(ids(result.repeated)).toEqual(with_('repeated'))
      expect(result.missingInBank.map(({ id }) => id)).toEqual(with_('left out'))
      expect(result.unmatched).toEqual([])
    }),
  )
})

test('a settlement that was taken back does not agree, whether its credit is in the statement or not', () => {
  const [a, b] = [settlement(1), settlement(2)]
  const result = reconcile(
    statement(
      `21/11/2026,NEFT CR ${a.utr},,1000.01`,
      `22/11/2026,NEFT RETURN ${a.utr},1000.01,`,
      `22/11/2026,NEFT RETURN ${b.utr},1000.02,`,
      LATER,
    ),
    [a, b],
  )
  expect(ids(result.returned)).toEqual(['setl_1', 'setl_2'])
  expect(result).toMatchObject({ agreeing: [], missingInBank: [], unmatched: [], outgoing: 1 })
})

test('a settlement whose UTR is in a line that was not read is unclear, neither agreeing nor missing', () => {
  const [a, b] = [settlement(1), settlement(2)]
  const result = reconcile(
    statement(
      `21/11/2026,NEFT CR ${a.utr},,1000.01`,
      `22/11/2026,NEFT ${a.utr},1000.01,1000.01`,
      `22/11/2026,NEFT, A/C ${b.utr},,1000.02`,
      LATER,
    ),
    [a, b],
  )
  expect(ids(result.unclear)).toEqual(['setl_1', 'setl_2'])
  expect(result).toMatchObject({ agreeing: [], missingInBank: [], unread: [{ number: 3 }, { number: 4 }] })
})

test('a settlement that was sent in the last three days of the statement may come with the next one', () => {
  const sent = (day: string, index: number) => settlement(index, { processedAt: `${day}T05:30:00.000Z` })
  const result = reconcile(statement('16/11/2026,A,1.00,', '21/11/2026,B,1.00,'), [
    sent('2026-11-17', 1),
    sent('2026-11-18', 2),
    sent('2026-11-21', 3),
    sent('2026-11-22', 4),
  ])
  expect(result.missingInBank.map(({ id }) => id)).toEqual(['setl_1'])
  expect(result.mayCome.map(({ id }) => id)).toEqual(['setl_2', 'setl_3'])
})
