import type { Page } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import { isNamed, optionalFieldsOf } from '../../../mock-server/engine/responses/optional-fields.ts'
import { istAt, istDay } from '../../../mock-server/engine/time/ist.ts'
import { ownContract } from '../../../mock-server/hosts/node/documents.ts'
import { demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { followsFrom, insertRows, screens } from '../every-screen/screens.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { sentences } from './sentences.ts'

test('for each optional field there is what screens say', () => {
  const fields = optionalFieldsOf(readContract(ownContract())).filter(({ isInAll }) => isInAll)
  const names = Object.keys(sentences)
  for (const { path } of fields)
    expect(
      names.filter((name) => isNamed(path, name)),
      path,
    ).not.toEqual([])
  for (const name of names)
    expect(
      fields.some(({ path }) => isNamed(path, name)),
      name,
    ).toBe(true)
})

const withFields = Object.values(sentences).flatMap((each) => each.with ?? [])
const neverFalse = Object.values(sentences).flatMap((each) => each.never ?? [])

/** They show nothing of a response, or stand behind another of the screens. */
const LEFT_OUT = [
  'no link found',
  'the form of a new link',
  'many links at once',
  'refunds in bulk',
  'a customer',
  'the account menu',
  'no links yet',
  'a transaction',
  'the settlements',
  'the gateways',
  'the methods',
]

test('every screen opens, and says nothing that needs an optional field', async ({ page, mock, signIn }) => {
  test.slow()
  const states = Object.values(screens)
    .flat()
    .filter(({ name }) => !LEFT_OUT.includes(name))
  // All columns of a list are there, and the least room for them.
  await page.setViewportSize({ width: 768, height: 800 })
  for (const [index, state] of states.entries()) {
    const { name, open, who = 'merchant', scenario = 'busy-day', act, sees } = state
    await test.step(name, async () => {
      if (followsFrom(states[index - 1], state)) await goTo(page, open)
      else {
        await page.goto('about:blank')
        await mock.scenario(scenario, { omitOptionalFields: ['*'] })
        if (scenario === 'busy-day') await insertRows(mock)
        await signIn(who, { open })
      }
      await act?.(page)
      await expect(sees(page)).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const text = await textOf(page)
      const isNew = scenario === 'new-merchant'
      expect(saidIn(text, isNew ? withFields : [...withFields, ...neverFalse])).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    })
  }
})

test('cards of figures that are not known are left out, and leave no holes', async ({
  page,
  mock,
  signIn,
}) => {
  await mock.scenario('busy-day', { omitOptionalFields: ['*'] })
  for (const who of ['merchant', 'admin'] as const) {
    await signIn(who, { open: who === 'admin' ? '/admin/dashboard' : '/dashboard' })
    await expect(page.getByRole('region', { name: 'Since the account was opened' })).toContainText('₹')
    for (const name of ['By method', 'By gateway', 'Why payments failed'])
      await expect(page.getByRole('region', { name })).toHaveCount(0)
    for (const width of [1920, 1440, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(largestHole), `${who} at ${width} px`).toBeLessThan(120)
    }
  }
})

test('screens say with their fields what they do not say without', async ({ page, mock, signIn }) => {
  const open = async (omitOptionalFields: string[], isOpened = (_address: string) => true) => {
    await page.goto('about:blank')
    await mock.scenario('settlement-failed', { omitOptionalFields })
    // In the morning yesterday's settlement is next, and its amount is known.
    const noon = istAt(istDay(Date.now()), 12)
    if (Date.now() < noon) await mock.clock.fix(new Date(noon).toISOString())
    await mock.transactions.insert({ amount: 49_900, status: 'success' })
    const addresses = await rowsToOpen(mock)
    await signIn('merchant', { open: '/dashboard' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    const texts: string[] = []
    for (const [address, sees] of addresses.filter(([address]) => isOpened(address))) {
      await goTo(page, address)
      if (address.endsWith('gateways'))
        await page.getByRole('button', { name: 'Settings of' }).first().click()
      await expect(page.getByText(sees).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      texts.push(await textOf(page))
    }
    return texts
  }
  const whole = (await open([])).join()
  expect(withFields.filter((sentence) => !sentence.test(whole))).toEqual([])
  // The other screens open without optional fields in the test above.
  const lean = await open(['*'], (address) => /transactions|settlements/.test(address))
  expect(saidIn(lean.join(), withFields)).toEqual([])
  // That a transfer has no reference yet is said of those that were not sent.
  expect(lean.at(-2)).not.toContain('Available once transferred')
})

/** A payment with a refund that was sent, a failed one, a sent and a failed settlement, and the screens of figures. */
async function rowsToOpen(mock: Mock): Promise<[address: string, sees: string][]> {
  const [user] = (await mock.users.all()).filter(({ email }) => email === demoEmail('merchant'))
  const isOwn = ({ merchantName }: { merchantName: string }) => merchantName === user?.businessName
  const payments = (await mock.transactions.all()).filter(isOwn)
  const settlements = (await mock.settlements.all()).filter(isOwn)
  const refunded = payments.filter(({ method, refunds }) =>
    refunds.some(({ reference }) => method === 'upi' && reference.status === 'available'),
  )
  const failed = payments.findLast(({ status }) => status === 'failed')
  const [sent, returned] = (['processed', 'failed'] as const).map((state) =>
    settlements.findLast(({ status }) => status === state),
  )
  return [
    ['/dashboard', 'Since the account was opened'],
    ['/dashboard/books', 'Day book'],
    ['/dashboard/gateways', 'Credentials'],
    ['/dashboard/figures/source-bank', 'Failed: Bank'],
    [`/dashboard/transactions/${refunded.at(-1)?.id}`, 'For the customer'],
    [`/dashboard/transactions/${failed?.id}`, 'Timeline'],
    [`/dashboard/settlements/${sent?.id}`, 'Why this date'],
    [`/dashboard/settlements/${returned?.id}`, 'Why this date'],
  ]
}

const textOf = async (page: Page) => (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')

const saidIn = (text: string, wanted: RegExp[]) =>
  wanted.flatMap((sentence) => sentence.exec(text)?.[0] ?? [])

/** The largest height, in pixels, that a card leaves empty at its end or beside it. */
function largestHole(): number {
  const cards = [...document.querySelectorAll('main section[aria-labelledby]')]
  // As long as what they list.
  const lists = ['by-method', 'by-gateway', 'failures', 'totals', 'attention']
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
