// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../api/fake-api.testing.ts'
import { keepInTab } from '../session/tab-memory.ts'
import type { Elements } from '../ui/elements.ts'
import { CustomersPage } from './customers/customers-page.tsx'
import { settlement } from './records/settlement.testing.ts'
import { RefundsPage } from './refunds/refunds-page.tsx'
import { mountedPage } from './screen/mounted-page.testing.tsx'
import { FindPayoutsPage } from './settlements/find-payouts/find-payouts-page.tsx'
import { SettlementsPage } from './settlements/settlements-page.tsx'
import { refund, transaction } from './transactions/transaction.testing.ts'

const saved = vi.hoisted(() => vi.fn())
vi.mock('./csv/save-file.ts', () => ({ saveCsv: saved, saveFile: saved }))

afterEach(() => saved.mockClear())

const READ = 1000

/** A merchant with more settlements and payments with processed refunds than a screen reads. */
function largeAccount() {
  fakeApi(({ path, query }) => {
    if (path.startsWith('/payments/links')) return json({ links: [] })
    if (path.startsWith('/payments/settlements'))
      return json({
        settlements: Array.from({ length: READ }, (_, i) => ({ ...settlement, id: `setl_${i}` })),
      })
    const status = query.get('refundStatus')
    if (status && status !== 'processed') return json({ transactions: [], total: 0 })
    const offset = Number(query.get('cursor') ?? 0)
    const transactions = Array.from({ length: 100 }, (_, i) => ({
      ...transaction,
      id: `txn_${offset + i}`,
      customer: { name: 'Meera', phone: '+910000054321' },
      refunds: [{ ...refund, id: `rfnd_${offset + i}`, status: 'processed' }],
    }))
    return json({ transactions, total: 5000, nextCursor: String(offset + 100) })
  })
}

async function renderedPage(page: Elements, url = '/') {
  largeAccount()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  const { container } = await mountedPage(page, { url })
  const sums = () => container.querySelector('[aria-label=Filters] + div > p')?.textContent
  const button = () =>
    [...container.querySelectorAll('button')].find((candidate) => /CSV/.test(candidate.textContent))
  while (sums() === undefined) await act(async () => await new Promise(setImmediate))
  await act(async () => button()?.click())
  return { text: container.textContent, sums: sums(), file: String(saved.mock.lastCall?.[0] ?? '') }
}

test.each([
  ['refunds', <RefundsPage key="page" />, 'the newest 1,000 payments per status'],
  ['customers', <CustomersPage key="page" />, 'the newest 1,000 payments'],
  ['settlements', <SettlementsPage key="page" />, 'the newest 1,000'],
])(
  '%s of a part of the rows say so beside their sums and in the name of their file',
  async (name, page, part) => {
    const { text, sums, file } = await renderedPage(page)
    expect(sums).toMatch(new RegExp(`^[\\d,]+ ${name}? of ${part} · ₹`))
    expect(file).toMatch(new RegExp(`^${name}-of-${part.replaceAll(' ', '-').replace(',', '')}-\\d{4}`))
    expect(text).not.toMatch(/in all|total|All refunds/i)
  },
)

test('a status with all rows loaded is not mentioned', async () => {
  const { sums } = await renderedPage(<RefundsPage />, '/?status=pending')
  expect(sums).toBe('0 refunds · ₹0.00 in all')
})

test('the page says that payouts older than the loaded ones are not searched', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${settlement.dueOn}T12:00:00Z`) })
  keepInTab('payouts/undefined/text', 'NEFT')
  largeAccount()
  const { container } = await mountedPage(<FindPayoutsPage />)
  await vi.waitFor(() =>
    expect(container.textContent).toMatch(/Only the newest 1,000 settlements are searched for, due from \d/),
  )
})
