import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { Random } from '../../engine/random.ts'
import { DAY_MS, fixedClock, HOUR_MS } from '../../engine/time/clock.ts'
import { istDay, startOfIstDay } from '../../engine/time/ist.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { isOpen } from '../rules/payments.ts'
import { refundable } from '../rules/refunds.ts'
import { capturedAt } from '../rules/transaction-events.ts'
import { runDueEvents } from '../store/due-events.ts'
import type { Rows, Store } from '../store/store.ts'
import { copyStore } from '../store/store.ts'
import { discrepancies } from './discrepancies.testing.ts'
import { scenarios } from './scenarios.ts'
import { seedStore } from './seed.ts'

const document = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'), {
  merge: true,
})

const rowsOf = (store: Store): Rows => ({
  accounts: store.accounts.all(),
  gateways: store.gateways.oldestFirst(),
  paymentMethods: store.paymentMethods.oldestFirst(),
  paymentLinks: store.paymentLinks.oldestFirst(),
  transactions: store.transactions.rows(),
  settlements: store.settlements.oldestFirst(),
})

const seededRows = async (options: Parameters<typeof seedStore>[0]) => rowsOf(await seedStore(options))

const instants = {
  'on a Saturday at noon': '2026-11-21T06:30:00.000Z',
  'just after midnight in India': '2026-11-20T18:30:05.000Z',
  'at the start of a financial year': '2026-03-31T18:45:00.000Z',
  'on a second Saturday in the evening': '2026-11-14T14:00:00.000Z',
  'on a working day between nine and eleven': '2026-11-17T04:30:00.000Z',
  'in a year without known holidays': '2031-01-01T05:00:00.000Z',
  'before the demo accounts were opened': '2025-01-15T22:10:00.000Z',
}

const busyDays = await Promise.all(
  Object.entries(instants).map(async ([when, instant]) => {
    const now = Date.parse(instant)
    return [when, now, await seededRows({ random: new Random(1), now })] as const
  }),
)

describe.each(busyDays)('busy day %s', (_when, now, rows) => {
  const paymentsOf = (merchantId: string) => rows.transactions.filter((row) => row.merchantId === merchantId)

  test('every row conforms to the contract', () => expectToMatchContract(rows))
  test('amounts add up', () => expect(discrepancies(rows, now).slice(0, 3)).toEqual([]))

  test('the same seed and time create the same bytes, another seed creates others', async () => {
    expect(JSON.stringify(await seededRows({ random: new Random(1), now }))).toBe(JSON.stringify(rows))
    expect(JSON.stringify(await seededRows({ random: new Random(2), now }))).not.toBe(JSON.stringify(rows))
  })

  test('there are payments with an open refund window, one that is about to close and a closed one', () => {
    const whole = paymentsOf('mer_tarang').filter(({ status }) => status === 'success')
    const open = whole.filter((row) => refundable(row, now).ok)
    const age = (row: (typeof whole)[number]) => now - (capturedAt(row) ?? 0)
    expect(open.filter((row) => age(row) < 2 * DAY_MS).length).toBeGreaterThanOrEqual(12)
    expect(open.some((row) => age(row) > 7 * DAY_MS - 2 * HOUR_MS)).toBe(true)
    expect(whole.some((row) => !refundable(row, now).ok && age(row) < 7 * DAY_MS + 4 * HOUR_MS)).toBe(true)
  })

  test('both merchants have payments today, unless the day has just begun', () => {
    const today = startOfIstDay(istDay(now))
    const isEarly = now - today < 10 * 60_000
    const merchants = new Set(
      rows.transactions.filter((row) => Date.parse(row.createdAt) >= today).map((row) => row.merchantId),
    )
    expect(isEarly || merchants.size === 2).toBe(true)
  })

  test('there are links with every status', () => {
    const links = rows.paymentLinks.filter((row) => row.merchantId === 'mer_tarang')
    expect(links.length).toBeGreaterThanOrEqual(25)
    expect(rows.paymentLinks.length - links.length).toBeGreaterThanOrEqual(12)
    expect(new Set(links.map(({ status }) => status)).size).toBe(5)
    const active = links.filter(({ status }) => status === 'active')
    expect(active.length).toBeGreaterThanOrEqual(6)
    expect(active.some(({ expiresAt }) => expiresAt && Date.parse(expiresAt) < now + 7 * DAY_MS)).toBe(true)
  })

  test('there are refunds and settlements with every status that does not depend on the time of day', () => {
    const refunds = paymentsOf('mer_tarang').flatMap((row) => row.refunds)
    expect(new Set(refunds.map(({ status }) => status))).toEqual(new Set(['pending', 'processed', 'failed']))
    expect(new Set(paymentsOf('mer_tarang').map(({ status }) => status)).size).toBe(6)
    const settlements = rows.settlements.filter((row) => row.merchantId === 'mer_tarang')
    expect(settlements.filter(({ status }) => status === 'failed')).toHaveLength(1)
    expect(settlements.filter(({ status }) => status === 'processed').length).toBeGreaterThan(40)
  })
})

test('the clock goes on where the past has ended: amounts still add up, and every payment comes to an end', async () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z')
  const store = await seedStore({ random: new Random(1), now })
  for (const days of [1, 3, 10]) {
    const later = now + days * DAY_MS
    const moved = copyStore(store, fixedClock(later))
    runDueEvents(moved)
    expect(discrepancies(rowsOf(moved), later).slice(0, 3)).toEqual([])
  }
  const ended = copyStore(store, fixedClock(now + 10 * DAY_MS))
  runDueEvents(ended)
  expect(ended.transactions.rows(({ row }) => isOpen(row))).toEqual([])
})

test.each(
  Object.entries(instants).flatMap(([when, instant]) =>
    scenarios
      .filter((scenario) => scenario !== 'large' && scenario !== 'new-merchant')
      .map((scenario) => [scenario, when, Date.parse(instant)] as const),
  ),
)(
  '%s %s has the link and the payment that the examples of the contract name',
  async (scenario, _when, now) => {
    const { paymentLinks, transactions } = await seedStore({ random: new Random(2025), now, scenario })
    const { link, refund } = examples()
    const tarang = { merchantId: 'mer_tarang' }
    expect(paymentLinks.get(link, tarang)).toMatchObject({ status: 'active', amountPaid: 0 })
    const payment = transactions.get(refund.transactionId, tarang)
    expect(refundable(payment, now + DAY_MS)).toEqual({ ok: true, remaining: payment.amount })
    expect(payment.amount).toBeGreaterThanOrEqual(refund.amount)
  },
)

const smallScenarios = await Promise.all(
  scenarios
    .filter((scenario) => scenario !== 'large')
    .map(async (scenario) => {
      const now = Date.parse('2026-11-21T06:30:00.000Z')
      return [scenario, now, await seededRows({ random: new Random(3), now, scenario })] as const
    }),
)

describe.each(smallScenarios)('scenario %s', (_scenario, now, rows) => {
  test('every row conforms to the contract', () => expectToMatchContract(rows))
  test('amounts add up', () => expect(discrepancies(rows, now).slice(0, 3)).toEqual([]))
})

test('a new merchant has gateways and methods, but no history', async () => {
  const rows = await seededRows({ random: new Random(1), now: 0, scenario: 'new-merchant' })
  expect([rows.accounts.length, rows.gateways.length, rows.paymentMethods.length]).toEqual([
    demoAccounts.length,
    8,
    18,
  ])
  expect([rows.paymentLinks, rows.transactions, rows.settlements]).toEqual([[], [], []])
})

test('in the scenario where everything fails, most recent payments and the last transfer have failed', async () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z')
  const rows = await seededRows({ random: new Random(1), now, scenario: 'everything-fails' })
  const recent = rows.transactions.filter(
    (row) => Date.parse(row.createdAt) > now - DAY_MS && !row.paymentLinkId,
  )
  const failed = recent.filter(({ status }) => status === 'failed')
  expect(failed.length).toBeGreaterThan(recent.length / 2)
  expect(
    rows.settlements.findLast((row) => row.merchantId === 'mer_tarang' && row.dueOn === '2026-11-20')?.status,
  ).toBe('failed')
})

test('what changes after a settlement has happened once, and each concern of a bank that is behind', async () => {
  const now = Date.parse('2026-11-28T06:30:00.000Z')
  const bankConcerns = async (scenario: 'busy-day' | 'bank-delays') => {
    const rows = await seededRows({ random: new Random(1), now, scenario })
    const isTarangs = ({ merchantId }: { merchantId: string }) => merchantId === 'mer_tarang'
    const payments = rows.transactions.filter(isTarangs)
    return {
      settlements: rows.settlements.filter(isTarangs),
      refused: payments.filter(({ refunds }) => refunds.some(({ status }) => status === 'failed')),
      late: payments
        .flatMap((row) => row.refunds)
        .filter(({ status, expectedBy }) => status === 'pending' && expectedBy < istDay(now)),
    }
  }
  const [usual, behind] = await Promise.all([bankConcerns('busy-day'), bankConcerns('bank-delays')])
  expect(
    usual.settlements.flatMap(({ adjustments }) => adjustments).map((adjustment) => adjustment?.type),
  ).toEqual(expect.arrayContaining(['refund_reversed', 'transfer_returned']))
  expect(usual.refused).toMatchObject([
    { status: 'refunded', refunds: [{ reversalSettlementId: expect.any(String) }, { status: 'processed' }] },
  ])
  expect(usual.late).toEqual([])
  expect(behind.refused).toMatchObject([{ status: 'success', refunds: [{ status: 'failed' }] }])
  expect(behind.late).toHaveLength(1)
  const overdue = behind.settlements.filter(
    ({ status, dueOn }) => status === 'processing' && dueOn < istDay(now),
  )
  expect(overdue).toHaveLength(1)
})

test('the amounts of a hundred thousand payments add up', async () => {
  const now = Date.parse('2026-11-21T06:30:00.000Z')
  const rows = await seededRows({ random: new Random(1), now, scenario: 'large' })
  expect(rows.transactions.filter((row) => row.merchantId === 'mer_tarang').length).toBeGreaterThanOrEqual(
    100_000,
  )
  expect(discrepancies(rows, now).slice(0, 3)).toEqual([])
})

/** The link and the refund that the examples of the contract name. */
function examples(): { link: string; refund: { transactionId: string; amount: number } } {
  const { paths, components } = document
  const { $ref } = paths['/payments/links/{id}'].put.parameters[0]
  const { example: link } = components.parameters[$ref.split('/').at(-1)]
  return { link, refund: paths['/payments/refund'].post.requestBody.content['application/json'].example }
}

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema(document, 'contract')

function expectToMatchContract(rows: Rows) {
  const kinds = [
    ['User', rows.accounts.map(({ user }) => user)],
    ['Gateway', rows.gateways],
    ['PaymentMethod', rows.paymentMethods],
    ['PaymentLink', rows.paymentLinks],
    ['Transaction', rows.transactions],
    ['Settlement', rows.settlements],
  ] as const
  for (const [name, list] of kinds) {
    const validate = ajv.getSchema(`contract#/components/schemas/${name}`)
    if (!validate) throw new Error(`The contract has no ${name}`)
    for (const row of list)
      expect(validate(row) ? undefined : { row, errors: validate.errors }).toBeUndefined()
    // JSON drops keys with undefined values, which would change the row.
    expect(list).toStrictEqual(JSON.parse(JSON.stringify(list)))
  }
}
