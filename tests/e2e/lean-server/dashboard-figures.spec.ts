import type { Locator, Page } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'
import { addDays, istDay } from '../../../mock-server/engine/time/ist.ts'
import { formatRupees } from '../../../web/merchant/format/rupees.ts'
import { expect, test } from '../support/fixtures.ts'

type Payment = Awaited<ReturnType<Mock['transactions']['get']>>

for (const who of ['merchant', 'admin'] as const)
  test(`no figure of the ${who}'s dashboard contradicts its rows`, async ({ page, mock, signIn }) => {
    await mock.scenario('busy-day', { omitOptionalFields: ['*'] })
    await mock.clock.fix()
    const today = istDay(Date.parse(await mock.clock.now()))
    const all = (await mock.transactions.all()).filter(({ mode }) => mode !== 'test')
    const rows = who === 'admin' ? all : all.filter(({ merchantName }) => merchantName === 'Tarang Textiles')
    const recent = rows.filter((row) => dayOf(row) > addDays(today, -30))
    await signIn(who, { open: who === 'admin' ? '/admin/dashboard' : '/dashboard' })

    await test.step('collected today', async () => {
      const card = region(page, 'Collected today')
      const ofToday = rows.filter((row) => dayOf(row) === today && isCaptured(row))
      await expect(card).toContainText(formatRupees(capturedIn(ofToday)))
      await expect(card.getByRole('link')).toHaveText(
        ofToday.length === 1 ? '1 payment' : `${ofToday.length} payments`,
      )
      await expect(card.getByRole('listitem')).toHaveText([/all of yesterday$/, /all of last \w{3}$/])
    })

    await test.step('day by day', async () => {
      const card = region(page, 'Collected')
      const [succeeded, failed] = [recent.filter(isCaptured).length, recent.filter(hasFailed).length]
      await expect(card).toContainText(
        `${rateOf(recent)?.toFixed(2)}% of ${succeeded + failed} completed payments succeeded.`,
      )
      await expect(card.getByRole('radio', { name: 'Today by the hour' })).toHaveCount(0)
      await card.getByText('Show as a table').click()
      await expect(card.getByRole('row')).toHaveText([
        /^Day/,
        ...lastDays(today).map((day) => dayRow(rows, day)),
      ])
      await card.getByText('Show as a table').click()
    })

    await test.step('by method and by gateway', async () => {
      const methods = { upi: 'UPI', card: 'Card', netbanking: 'Net banking', wallet: 'Wallet' }
      await expectShares(region(page, 'By method'), recent, ({ method }) => methods[method])
      const names = new Map((await mock.gateways.all()).map((each) => [each.id, each]))
      await expectShares(region(page, 'By gateway'), recent, ({ gatewayId }) => {
        const { name, merchantName } = names.get(gatewayId) ?? {}
        return who === 'admin' ? `${name}, ${merchantName}` : String(name)
      })
    })

    await test.step('what is not known is not shown', async () => {
      expect(recent.some(hasFailed)).toBe(true)
      await expect(region(page, 'Why payments failed')).toHaveCount(0)
      await expect(region(page, 'Needs attention')).not.toContainText('gateways look normal')
      await expect(page.getByText(/ by now$/)).toHaveCount(0)
    })

    await test.step('since the account was opened', async () => {
      const card = region(page, 'Since the account was opened').last()
      const settlements = (await mock.settlements.all()).filter(
        ({ merchantName, status }) =>
          (who === 'admin' || merchantName === 'Tarang Textiles') &&
          (status === 'scheduled' || status === 'processing'),
      )
      const pending = settlements.reduce((sum, { net }) => sum + net, 0)
      await expect(card.getByRole('definition')).toHaveText([
        formatRupees(capturedIn(rows)),
        'before refunds and fees',
        String(rows.length),
        'all statuses',
        `${rateOf(rows)?.toFixed(2)}%`,
        'of completed payments succeeded',
        String(settlements.length),
        `${formatRupees(pending)}, scheduled or on the way`,
      ])
    })

    await test.step('cards that are not shown leave no holes', async () => {
      for (const width of [1920, 1440, 1024, 768, 360]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(largestHole), { message: `at ${width} px` }).toBeLessThan(120)
      }
    })
  })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const isCaptured = ({ status }: Payment) => ['success', 'partially_refunded', 'refunded'].includes(status)
const hasFailed = ({ status }: Payment) => status === 'failed'
const dayOf = ({ createdAt }: Payment) => istDay(Date.parse(createdAt))
const capturedIn = (rows: Payment[]) => rows.filter(isCaptured).reduce((sum, { amount }) => sum + amount, 0)

function rateOf(rows: Payment[]): number | undefined {
  const [succeeded, failed] = [rows.filter(isCaptured).length, rows.filter(hasFailed).length]
  return succeeded + failed === 0 ? undefined : (succeeded / (succeeded + failed)) * 100
}

const lastDays = (today: string) => Array.from({ length: 30 }, (_, daysAgo) => addDays(today, -daysAgo))

/** The cells of a day, without its name. */
function dayRow(all: Payment[], day: string): RegExp {
  const rows = all.filter((row) => dayOf(row) === day)
  const rate = rateOf(rows)
  const [succeeded, failed] = [rows.filter(isCaptured).length, rows.filter(hasFailed).length]
  const cells = [
    formatRupees(capturedIn(rows)),
    succeeded,
    failed,
    rows.length - succeeded - failed,
    rate === undefined ? '–' : `${rate.toFixed(2)}%`,
  ]
  return new RegExp(`\\d{4}${cells.join('\\s*')}$`)
}

async function expectShares(card: Locator, rows: Payment[], nameOf: (row: Payment) => string) {
  const total = capturedIn(rows)
  const shares = [...new Set(rows.map(nameOf))]
    .map((name) => ({ name, own: rows.filter((row) => nameOf(row) === name) }))
    .toSorted((a, b) => capturedIn(b.own) - capturedIn(a.own))
  await expect(card.getByRole('listitem')).toHaveText(
    shares.map(({ name, own }) => {
      const amount = capturedIn(own)
      const rate = rateOf(own)
      const succeeded = rate === undefined ? '' : `, ${Math.round(rate)}% succeeded`
      return `${name}${formatRupees(amount)}${Math.round((amount / total) * 100)}% of the amount · ${own.length} payments${succeeded}`
    }),
  )
}

/** The largest height, in pixels, that a card leaves empty at its end or beside it. */
function largestHole(): number {
  const cards = [...document.querySelectorAll('main section[aria-labelledby]')]
  // As long as what they list.
  const lists = ['by-method', 'by-gateway', 'failures', 'by-hour', 'returning', 'totals', 'attention']
  const inside = cards
    .filter((card) => !lists.includes(card.getAttribute('aria-labelledby') ?? ''))
    .map((card) => {
      const ends = [...card.querySelectorAll('*')].map((each) => each.getBoundingClientRect().bottom)
      return card.getBoundingClientRect().bottom - Math.max(...ends)
    })
  const boxes = cards.map((card) => card.getBoundingClientRect())
  const end = Math.max(...boxes.map(({ right }) => right))
  // A card that ends before the right edge has another beside it.
  const beside = boxes.map(({ right, top, bottom }) => {
    const hasNext = boxes.some((other) => other.left > right && other.top < bottom && other.bottom > top)
    return hasNext || right > end - 2 ? 0 : bottom - top
  })
  return Math.max(...inside, ...beside)
}
