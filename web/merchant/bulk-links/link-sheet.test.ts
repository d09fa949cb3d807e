import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { linkSheet, readPasted } from './link-sheet.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T06:30:00Z') }))

const expiresAt = '2026-12-05T18:29:59.999Z'

const links = (text: string) => readPasted(text).rows.map(({ body }) => body)
const onlyRow = (text: string) => {
  const { rows } = readPasted(text)
  expect(rows).toHaveLength(1)
  return rows[0]
}

test('a row contains title, amount, customer, email, phone, reference and last day', () =>
  expect(
    links('Handloom saree\t1,23,456.78\tMeera Iyer\tmeera@kaveri.example\t98765-43210\tA-1\t05/12/2026'),
  ).toEqual([
    {
      title: 'Handloom saree',
      amount: 12_345_678,
      customer: { name: 'Meera Iyer', email: 'meera@kaveri.example', phone: '+919876543210' },
      reference: 'A-1',
      expiresAt: '2026-12-05T18:29:59.999Z',
    },
  ]))

test.each([
  ['tabs', 'Saree\t499\nKurta\t299'],
  ['semicolons', 'Saree;499\nKurta;299'],
  ['commas', 'Saree,499\nKurta,299'],
  ['quotation marks', '"Saree","499"\n"Kurta","299"'],
  ['empty rows and columns', '\n\t\t\t\nSaree\t499\t\t\t\t\t\t\t\t\n  \nKurta\t299\n\n'],
  ['trailing spaces', 'Saree  \t499 \nKurta\t299\u00A0'],
  ['invisible characters', 'Sa\u200Bree\t\u200E₹\u00A0499\u202C\nKurta\t2\u200D99'],
  ['headings', 'Title,Amount in ₹\nSaree,499\nKurta,299'],
  ['headings in another order', 'Price;Customer;Item\n499;;Saree\n299;;Kurta'],
])('%s are parsed', (_what, text) =>
  expect(links(text)).toEqual([
    { title: 'Saree', amount: 49_900, expiresAt },
    { title: 'Kurta', amount: 29_900, expiresAt },
  ]),
)

test('a row without a day expires in two weeks as a single link does, unless it says that it never does', () => {
  expect(onlyRow('Saree\t499')?.body?.expiresAt).toBe(expiresAt)
  for (const word of ['none', 'Never', '-'])
    expect(onlyRow(`Saree\t499\t\t\t\t\t${word}`)?.body).toEqual({ title: 'Saree', amount: 49_900 })
})

test.each([
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example")',
  '@SUM(A1)',
  '🪔 Diwali',
  'क्‍ष',
  '<b>Saree</b>',
])('the title %j is kept as text', (title) => expect(onlyRow(`${title}\t499`)?.body?.title).toBe(title))

test.each(['many', '1.234', '-5', '', '₹', '1e3', '=1+1'])(
  'the amount %j is reported as invalid',
  (amount) => {
    const row = onlyRow(`Saree\t${amount}\tMeera`)
    expect(row?.problems.amount).toBe('Enter an amount in rupees, such as 4,999 or 499.50.')
    expect(row?.body).toBeNull()
  },
)

test('an amount split at its comma is not parsed as four rupees', () => {
  expect(onlyRow('Saree\t4\t999')?.problems.amount).toBeUndefined()
  expect(onlyRow('Saree,4,999')?.problems.amount).toMatch(/^may be cut at its comma/)
  expect(onlyRow('Saree,1,23,456.78')?.body).toBeNull()
  for (const cut of ['Saree,499,50', 'Saree,6,95', 'Saree,12,5', 'Saree,1499,5'])
    expect(onlyRow(cut)?.problems.amount).toMatch(/^may be cut at its comma/)
  expect(onlyRow('Saree,"4,999"')?.body?.amount).toBe(499_900)
})

test.each([
  ['5 Dec 2026', '2026-12-05'],
  ['05-Dec-26', '2026-12-05'],
  ['5th December, 2026', '2026-12-05'],
  ['05/12/2026', '2026-12-05'],
  ['5.12.26', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['29/02/2028', '2028-02-29'],
])('the last day %j expires at the end of the Indian day', (written, day) =>
  expect(onlyRow(`Saree\t499\t\t\t\t\t${written}`)?.body?.expiresAt).toBe(`${day}T18:29:59.999Z`),
)

test.each([
  ['customerEmail', 'Saree\t499\tMeera\tmeera@kaveri'],
  ['customerPhone', 'Saree\t499\tMeera\t\t12'],
] as const)('a %s that the server would reject is named before it is sent', (column, text) => {
  expect(onlyRow(text)).toMatchObject({ problems: { [column]: expect.any(String) }, body: null })
})

test.each(['31/02/2026', '29/02/2027', '12/25/2026', 'tomorrow', '46000', '5 Foo 2026', '2026-13-01'])(
  'the last day %j is reported as invalid',
  (day) => expect(onlyRow(`Saree\t499\t\t\t\t\t${day}`)?.problems.expiresOn).toMatch(/^Enter a day, such as/),
)

test('joiners of Indian scripts stay in a name', () => {
  expect(onlyRow('Saree\t499\tश्री क्\u200dष\u200c')?.body?.customer?.name).toBe('श्री क्\u200dष\u200c')
})

test('a value after the last column is reported', () => {
  expect(onlyRow('Saree\t499\t\t\t\t\t\tfragile')?.problems.row).toBe(
    'has more columns than a payment link: “fragile”',
  )
  expect(onlyRow('Title,Amount,Notes\nSaree,499,fragile')?.body).toBeNull()
})

describe('size limits', () => {
  test('two hundred rows are accepted, one more is rejected', () => {
    const rows = (n: number) => 'Saree\t499\n'.repeat(n)
    expect(readPasted(rows(linkSheet.maxRows)).rows).toHaveLength(linkSheet.maxRows)
    expect(readPasted(`Title\tAmount\n${rows(linkSheet.maxRows)}`).tooMany).toBe(false)
    expect(readPasted(`Title\tAmount\n${rows(linkSheet.maxRows + 1)}`).tooMany).toBe(true)
    expect(readPasted(rows(linkSheet.maxRows + 1))).toEqual({ rows: [], tooMany: true })
  })

  test.each(['a', '"a,', '\n'])('a megabyte of %j is rejected immediately', (piece) =>
    expect(readPasted(piece.repeat(1_000_000 / piece.length)).tooMany).toBe(true),
  )

  // The longest text that is still parsed; the test would time out if parsing took more than linear time.
  test.each(['"', '"a,', '""x,'])('slightly less of %j is parsed', (piece) =>
    expect(readPasted(piece.repeat(199_000 / piece.length)).rows.length).toBeLessThanOrEqual(
      linkSheet.maxRows,
    ),
  )
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('"', ',', ';', '\t', '\r', '\n', ' ', '₹', '4', '9', '.', 'a', '=', '\u200D', '🪔'),
    )
    .map((pieces) => pieces.join('')),
)

test('for any text, every row is either a valid request or has an error', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { body, problems } of readPasted(text).rows) {
        expect(Object.keys(problems).length > 0).toBe(body === null)
        if (body) expect(Number.isSafeInteger(body.amount)).toBe(true)
      }
    }),
  ))
