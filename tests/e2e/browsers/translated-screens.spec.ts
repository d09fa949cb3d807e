import type { Browser, BrowserContext, Page } from 'playwright/test'
import { insertRows, LINK, screens } from '../every-screen/screens.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo, navigate } from '../support/go-to.ts'
import { customerPays } from '../support/live.ts'
import { rowLinks } from '../support/rows.ts'
import type { Translation } from '../support/translator.ts'
import { translatePages } from '../support/translator.ts'

test.use({ expectedInConsole: /^Drawn anew/ })

/** One of each kind. */
const KINDS = [
  'the dashboard with its table',
  'the payments behind a figure',
  'no link found',
  'the form of a new link',
  'many links at once',
  'a link',
  'a refund',
  'payouts in a bank file',
  'the books',
  'a gateway',
  'the account menu',
]

test('a page translated from the start has the texts of any other', async ({
  browser,
  page,
  mock,
  signIn,
}) => {
  const states = Object.values(screens)
    .flat()
    .filter(({ name }) => KINDS.includes(name))
  expect(states).toHaveLength(KINDS.length)
  const pages = await pagesOf(page, browser, { from: 'the start', replaces: 'all text' })
  await insertRows(mock)
  await signIn('merchant', { open: 'about:blank' })
  await openAlike(pages, '/dashboard')
  for (const { name, open, act, sees } of states)
    await test.step(name, async () => {
      await each(pages, async (one) => {
        await goTo(one, open)
        await act?.(one)
        await expect(sees(one)).toBeVisible()
      })
      await expectAlike(pages)
    })
})

test('a page translated later has the texts of any other', async ({ browser, page, mock, signIn }) => {
  const pages = await pagesOf(page, browser, { from: 'hydration', replaces: 'words' })
  await insertRows(mock)
  await signIn('merchant', { open: 'about:blank' })
  await openAlike(pages, '/dashboard')

  await test.step('a payment that comes in, on the dashboard, in the books and in their list', async () => {
    for (const path of ['', '/books', '/transactions']) {
      await each(pages, (one) => goTo(one, `/dashboard${path}`))
      await customerPays(mock)
      await refresh(pages)
      await expectAlike(pages)
    }
  })
  await test.step('what is selected', async () => {
    for (const [row, isSelected] of [
      [1, true],
      [2, true],
      [2, false],
    ] as const) {
      await each(pages, (one) => one.getByRole('checkbox').nth(row).setChecked(isSelected))
      await expectAlike(pages)
    }
  })
  await test.step('another filter, and none', async () => {
    for (const query of ['?status=failed', '?search=nowhere', '']) {
      await each(pages, (one) => one.evaluate(navigate, `/dashboard/transactions${query}`))
      await expectAlike(pages)
    }
  })
  await test.step('the next payment, link and settlement in the panel', async () => {
    for (const list of ['transactions', 'links', 'settlements']) {
      await each(pages, async (one) => {
        await goTo(one, `/dashboard/${list}`)
        await rowLinks(one).first().press('Enter')
        await expect(one.getByRole('dialog')).toBeVisible()
      })
      const before = new URL(page.url()).pathname
      await each(pages, async (one) => {
        await one.keyboard.press('j')
        await expect(one).not.toHaveURL(new RegExp(`${before}(\\?|$)`))
      })
      await expectAlike(pages)
    }
  })
  await test.step('the counter, when its link is paid', async () => {
    await each(pages, async (one) => {
      await goTo(one, `/dashboard/links/${LINK}?counter=1`)
      await expect(one.getByText('Waiting for the payment')).toBeVisible()
    })
    await mock.payer.pay(LINK)
    const later = new Date(Date.now() + 60_000)
    await each(pages, (one) => one.clock.setFixedTime(later))
    await each(pages, (one) => expect(one.getByText('Waiting for the payment')).toHaveCount(0))
    await expectAlike(pages)
  })
})

type Pages = [plain: Page, translated: Page]

const each = async (pages: readonly Page[], work: (page: Page) => Promise<unknown>) => {
  for (const page of pages) await work(page)
}

/** The test's page, and a translated one in another browser context, at the same time of day. */
async function pagesOf(plain: Page, browser: Browser, translation: Translation): Promise<Pages> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
  await translatePages(context, translation)
  const pages: Pages = [plain, await context.newPage()]
  const now = new Date()
  await each(pages, (page) => page.clock.setFixedTime(now))
  return pages
}

/** Opens a page in both, with the session and the mock data of the first. */
async function openAlike([plain, translated]: Pages, path: string) {
  await share(plain.context(), translated.context())
  await each([plain, translated], async (page) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
    await page.keyboard.press('Shift')
  })
}

const share = async (from: BrowserContext, to: BrowserContext) => to.addCookies(await from.cookies())

async function refresh(pages: Pages) {
  await each(pages, async (page) => {
    const answered = page.waitForResponse('**/api/payments/**')
    await page.getByRole('button', { name: 'Refresh' }).first().press('Enter')
    await answered
  })
}

async function expectAlike([plain, translated]: Pages) {
  await each([plain, translated], (page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0))
  await expect
    .poll(async () => {
      const [expected, shown] = [await plain.evaluate(textsOf), await translated.evaluate(textsOf)]
      return { only: without(shown, expected), missing: without(expected, shown) }
    })
    .toEqual({ only: [], missing: [] })
}

test.afterEach(async ({ browser, page }) => {
  // Here and not when the page closes, so that it is done before the browser may close.
  for (const context of browser.contexts()) if (context !== page.context()) await context.close()
})

function without(texts: string[], others: string[]): string[] {
  const left = [...others]
  return texts.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Runs in the page: the own text of each element, with that of a translator's elements. */
function textsOf(): string[] {
  const found: string[] = []
  for (const element of document.body.querySelectorAll(':not(font, script, style, noscript)')) {
    const own = [...element.childNodes]
      .map((node) => (node instanceof Text || node.nodeName === 'FONT' ? node.textContent : ' '))
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (own !== '') found.push(own)
  }
  return found
}
