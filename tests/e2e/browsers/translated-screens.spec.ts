import type { Browser, BrowserContext, Page } from 'playwright/test'
import { followsFrom, insertRows, LINK, screens } from '../every-screen/screens.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo, navigate } from '../support/go-to.ts'
import { customerPays } from '../support/live.ts'
import { rowLinks } from '../support/rows.ts'
import { translatePages } from '../support/translator.ts'

test.use({ expectedInConsole: /^Drawn anew/ })

const translations = [
  { from: 'the start', replaces: 'all text' },
  { from: 'hydration', replaces: 'words' },
] as const

for (const [area, states] of Object.entries(screens)) {
  test(`${area}: each text is that of an untranslated page`, async ({ browser, page, mock, signIn }) => {
    const pages = await pagesOf(page, browser)
    for (const [index, state] of states.entries()) {
      const { name, open, who = 'merchant', scenario = 'busy-day', act, sees } = state
      await test.step(name, async () => {
        if (followsFrom(states[index - 1], state)) await each(pages, (one) => goTo(one, open))
        else {
          await each(pages, (one) => one.goto('about:blank'))
          await mock.scenario(scenario)
          if (scenario === 'busy-day') await insertRows(mock)
          await signIn(who, { open: 'about:blank' })
          await openAlike(pages, open)
        }
        await each(pages, async (one) => {
          await act?.(one)
          await expect(sees(one)).toBeVisible()
        })
        await expectAlike(pages)
      })
    }
  })
}

test.describe('while its data change, each text is that of an untranslated page', () => {
  let pages: Pages

  test.beforeEach(async ({ browser, page, mock, signIn }) => {
    pages = await pagesOf(page, browser)
    await insertRows(mock)
    await signIn('merchant', { open: 'about:blank' })
  })

  test('the next payment, link and settlement in the panel', async ({ page }) => {
    await openAlike(pages, '/dashboard/transactions')
    for (const list of ['transactions', 'links', 'settlements']) {
      await each(pages, async (one) => {
        await goTo(one, `/dashboard/${list}`)
        await rowLinks(one).first().press('Enter')
        await expect(one.getByRole('dialog')).toBeVisible()
      })
      for (const key of ['j', 'j', 'k', 'j', 'j']) {
        const before = new URL(page.url()).pathname
        await each(pages, async (one) => {
          await one.keyboard.press(key)
          await expect(one).not.toHaveURL(new RegExp(`${before}(\\?|$)`))
        })
        await expectAlike(pages)
      }
    }
  })

  test('what is selected', async () => {
    await openAlike(pages, '/dashboard/transactions')
    for (const list of ['transactions', 'links']) {
      await each(pages, (one) => goTo(one, `/dashboard/${list}`))
      for (const row of [1, 2, 3]) {
        await each(pages, (one) => one.getByRole('checkbox').nth(row).check())
        await expectAlike(pages)
      }
      await each(pages, (one) => one.getByRole('checkbox').nth(2).uncheck())
      await expectAlike(pages)
    }
  })

  test('a payment that comes in, in each list and on the dashboard', async ({ mock }) => {
    await openAlike(pages, '/dashboard')
    for (const path of ['', '/transactions', '/links', '/books']) {
      await each(pages, (one) => goTo(one, `/dashboard${path}`))
      await customerPays(mock)
      await refresh(pages)
      await expectAlike(pages)
    }
  })

  test('the counter, when its link is paid', async ({ page, mock }) => {
    await each(pages, async (one) => {
      await openAlike([one], `/dashboard/links/${LINK}?counter=1`, page)
      await expect(one.getByText('Waiting for the payment')).toBeVisible()
    })
    await mock.payer.pay(LINK)
    const later = new Date(Date.now() + 60_000)
    await each(pages, (one) => one.clock.setFixedTime(later))
    await each(pages, (one) => expect(one.getByText('Waiting for the payment')).toHaveCount(0))
    await expectAlike(pages)
  })

  test('another filter, and none', async ({ page }) => {
    await each(pages, (one) => openAlike([one], '/dashboard/transactions', page))
    for (const query of ['?status=failed', '?search=nowhere', '?method=upi', '']) {
      await each(pages, (one) => one.evaluate(navigate, `/dashboard/transactions${query}`))
      await expectAlike(pages)
    }
  })
})

type Pages = [plain: Page, ...translated: Page[]]

const each = async (pages: readonly Page[], work: (page: Page) => Promise<unknown>) => {
  for (const page of pages) await work(page)
}

/** The test's own page, and one for each translation, in a browser context of its own. Their clocks stand at one time. */
async function pagesOf(plain: Page, browser: Browser): Promise<Pages> {
  const pages: Pages = [plain]
  for (const translation of translations) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
    await translatePages(context, translation)
    pages.push(await context.newPage())
  }
  const now = new Date()
  await each(pages, (page) => page.clock.setFixedTime(now))
  return pages
}

/** Opens a page with the session and the mock data of another. */
async function openAlike(pages: readonly Page[], path: string, like = pages[0]) {
  for (const page of pages) {
    if (like && page !== like) await share(like.context(), page.context())
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
    await page.keyboard.press('Shift')
  }
}

const share = async (from: BrowserContext, to: BrowserContext) => to.addCookies(await from.cookies())

async function refresh(pages: Pages) {
  await each(pages, async (page) => {
    const answered = page.waitForResponse('**/api/payments/**')
    await page.getByRole('button', { name: 'Refresh' }).first().press('Enter')
    await answered
  })
}

let compared = 0

async function expectAlike([plain, ...translated]: Pages) {
  await each([plain, ...translated], (page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0))
  for (const page of translated)
    await expect
      .poll(async () => {
        const [expected, shown] = [await plain.evaluate(textsOf), await page.evaluate(textsOf)]
        compared += expected.length
        return { only: without(shown, expected), missing: without(expected, shown) }
      })
      .toEqual({ only: [], missing: [] })
}

test.beforeEach(() => {
  compared = 0
})

test.afterEach(async ({ browser, page }) => {
  // Here and not when the page closes, so that it is done before the browser may close.
  for (const context of browser.contexts()) if (context !== page.context()) await context.close()
  test.info().annotations.push({ type: 'texts compared', description: String(compared) })
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
