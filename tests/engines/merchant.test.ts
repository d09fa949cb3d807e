import { describe, expect } from 'vitest'
import { engines } from '../../scripts/test/engines.ts'
import { paths, pathTo } from '../../web/paths.ts'
import { currentRow, showScreen, signIn } from './merchant-area.ts'
import { desktop, phone, test } from './open.ts'
import type { Page } from './page.ts'

describe.each(engines)('%s', (engine) => {
  test('signs in and out', async ({ open }) => {
    const page = await open(engine)
    await signIn(page, 'not the password')
    await page.shows('alert', 'Incorrect email or password.')
    await signIn(page)
    await page.shows('heading', 'Dashboard')
    await page.click('button', 'Account of')
    await page.click('menuitem', 'Log out')
    await page.isAt(paths.home)
    await page.shows('heading', 'Collect by UPI today.')
    await page.goto(paths.dashboard)
    await page.isAt(paths.login)
  })

  test('signs in with storage blocked', async ({ open }) => {
    const page = await open(engine, { storage: false })
    await signIn(page)
    await page.click('link', 'Settlements')
    await page.shows('heading', 'Settlements')
    await page.click('button', 'Theme: system')
    await page.shows('button', 'Theme: light')
  })

  test('creates a payment link', async ({ open }) => {
    const page = await open(engine)
    await signIn(page)
    await page.click('link', 'Payment links')
    await page.shows('heading', 'Payment links')
    await page.click('link', 'Create payment link')
    await page.fill('Title', 'Atlas, first edition')
    await page.fill('Amount in ₹', '1,499.50')
    await page.click('button', 'Create payment link')
    await page.shows('dialog', 'Atlas, first edition')
    await page.click('button', 'Close')
    await page.shows('row', 'Atlas, first edition')
  })

  test('refunds a payment', async ({ open }) => {
    const page = await open(engine)
    await signIn(page)
    await page.click('link', 'Transactions')
    // The list has its rows then; the dashboard has rows too.
    await page.shows('button', 'Export CSV')
    const rows = await page.visible('row')
    await page.click('row', rows.find((row) => row.includes('Success')) ?? 'a successful payment')
    await page.click('button', 'Refund', { exact: true })
    await page.fill('Amount in ₹', '1.50')
    await page.click('button', 'Review refund of ₹1.50')
    await page.click('button', 'Refund ₹1.50')
    await page.hides('dialog', 'Refund')
    await expect.poll(() => page.evaluate(currentRow)).toContain('Partially refunded')
  })

  test.for([
    ['a desktop', desktop],
    ['a phone', phone],
  ] as const)('each row opens its own page, on %s', async ([, viewport], { open }) => {
    const page = await open(engine, { viewport })
    await signIn(page)
    await page.click('link', 'Settlements')
    await page.shows('heading', 'Settlements')
    await page.shows('row')
    expect(await page.evaluate(coveredPlaces)).toEqual([])
    const [, , third = ''] = await page.visible('row')
    await page.click('row', third)
    await expect.poll(() => page.evaluate(currentRow)).toBe(third)
  })

  test('opens every screen', async ({ open }) => {
    const page = await open(engine)
    await signIn(page)
    await page.shows('heading', 'Latest transactions')
    await page.evaluate(() => document.querySelector('.dashboard-insights')?.scrollIntoView())
    await page.shows('heading', 'Returning customers')
    for (const [path, heading] of screens) {
      await page.evaluate(showScreen, path)
      await page.shows('heading', heading)
    }
  })

  test('the search opens a page', async ({ open }) => {
    const page = await open(engine)
    await signIn(page)
    await page.shows('row')
    await goBySearch(page, 'settl')
    await page.isAt(paths.settlements)
    await page.shows('heading', 'Settlements')
  })
})

/** By their address, each with a heading that it shows once it has its data. */
const screens = [
  [paths.newLink, 'Create payment link'],
  [paths.bulkLinks, 'Create payment links in bulk'],
  [paths.reminders, 'Reminders'],
  [paths.bulkRefunds, 'Refund in bulk'],
  [paths.reconciliation, 'Match a bank statement'],
  [paths.books, 'Day book'],
  [pathTo.customer('nobody@zari.example'), 'No payments'],
  [pathTo.figure('source-bank'), 'Failed: Bank'],
  [paths.gateways, 'Gateways'],
  [paths.methods, 'Payment methods'],
  [paths.profile, 'Profile'],
] as const

async function goBySearch(page: Page, query: string) {
  await page.press('k', { control: true })
  await page.shows('option')
  await page.type(query)
  await page.shows('option', 'Settlements')
  await page.press('Enter')
}

/** Runs in the page: cell corners not covered by the row's link, and buttons covered by it. */
function coveredPlaces() {
  const at = (x: number, y: number) => document.elementFromPoint(x, y)
  return [...document.querySelectorAll('tbody tr')].flatMap((row) => {
    row.scrollIntoView({ block: 'center', behavior: 'instant' })
    const link = row.querySelector('.row-link')
    const isOwn = (hit: Element | null) => hit === link || row.contains(hit?.closest('button') ?? null)
    const corners = [...row.children].filter((cell) => {
      const { right, bottom } = cell.getBoundingClientRect()
      return !isOwn(at(right - 3, bottom - 3))
    })
    const buttons = [...row.querySelectorAll('button')].filter((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return !button.contains(at(x + width / 2, y + height / 2))
    })
    return [...corners, ...buttons].map(({ textContent }) => `${row.textContent}: ${textContent}`)
  })
}
