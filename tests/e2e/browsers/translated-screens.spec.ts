import type { Browser, BrowserContext, Page } from 'playwright/test'
import { insertRows, LINK, screens } from '../every-screen/screens.ts'
import { expect, test } from '../support/fixtures.ts'
import { customerPays } from '../support/live.ts'
import { rowLinks } from '../support/rows.ts'
import { translatePages } from '../support/translator.ts'

test.use({ expectedInConsole: /^Drawn anew/ })

const translations = [
  { from: 'the start', replaces: 'all text' },
  { from: 'hydration', replaces: 'words' },
] as const

for (const translation of translations) {
  test.describe(`translated from ${translation.from}, ${translation.replaces}`, () => {
    for (const [area, states] of Object.entries(screens)) {
      test(`${area}: each text is that of an untranslated page`, async ({ browser, page, mock, signIn }) => {
        const pair = await pairOf(page, browser, translation)
        for (const { name, open, who = 'merchant', scenario = 'busy-day', act, sees } of states) {
          await test.step(name, async () => {
            await both(pair, (each) => each.goto('about:blank'))
            await mock.scenario(scenario)
            if (scenario === 'busy-day') await insertRows(mock)
            await signIn(who, { open })
            await openAlike(pair, open)
            await both(pair, async (each) => {
              await act?.(each)
              await expect(sees(each)).toBeVisible()
            })
            await expectAlike(pair)
          })
        }
      })
    }

    test('while its data change, each text is that of an untranslated page', async ({
      browser,
      page,
      mock,
      signIn,
    }) => {
      const pair = await pairOf(page, browser, translation)
      await insertRows(mock)
      await signIn('merchant', { open: '/dashboard/transactions' })

      await test.step('the next payment, link and settlement in the panel', async () => {
        for (const list of ['transactions', 'links', 'settlements']) {
          await both(pair, async (each) => {
            await openAlike([each], `/dashboard/${list}`, page)
            await rowLinks(each).first().press('Enter')
            await expect(each.getByRole('dialog')).toBeVisible()
          })
          for (const key of ['j', 'j', 'k', 'j', 'j']) {
            const before = new URL(page.url()).pathname
            await both(pair, async (each) => {
              await each.keyboard.press(key)
              await expect(each).not.toHaveURL(new RegExp(`${before}(\\?|$)`))
            })
            await expectAlike(pair)
          }
        }
      })
      await test.step('what is selected', async () => {
        for (const list of ['transactions', 'links']) {
          await both(pair, (each) => openAlike([each], `/dashboard/${list}`, page))
          for (const row of [1, 2, 3]) {
            await both(pair, (each) => each.getByRole('checkbox').nth(row).check())
            await expectAlike(pair)
          }
          await both(pair, (each) => each.getByRole('checkbox').nth(2).uncheck())
          await expectAlike(pair)
        }
      })
      await test.step('a payment that comes in, in each list and on the dashboard', async () => {
        for (const path of ['', '/transactions', '/links', '/books']) {
          await both(pair, (each) => openAlike([each], `/dashboard${path}`, page))
          await customerPays(mock)
          await refresh(pair)
          await expectAlike(pair)
        }
      })
      await test.step('the counter, when its link is paid', async () => {
        await both(pair, async (each) => {
          await openAlike([each], `/dashboard/links/${LINK}?counter=1`, page)
          await expect(each.getByText('Waiting for the payment')).toBeVisible()
        })
        await mock.payer.pay(LINK)
        const later = new Date(Date.now() + 60_000)
        await both(pair, (each) => each.clock.setFixedTime(later))
        await both(pair, (each) => expect(each.getByText('Waiting for the payment')).toHaveCount(0))
        await expectAlike(pair)
      })
      await test.step('another filter, and none', async () => {
        await both(pair, (each) => openAlike([each], '/dashboard/transactions', page))
        for (const query of ['?status=failed', '?search=nowhere', '?method=upi', '']) {
          await both(pair, (each) => each.evaluate(goTo, `/dashboard/transactions${query}`))
          await expectAlike(pair)
        }
      })
    })
  })
}

type Pair = [plain: Page, translated: Page]

const both = async (pair: readonly Page[], work: (page: Page) => Promise<unknown>) => {
  for (const page of pair) await work(page)
}

/** The test's own page, and one of another browser context that is translated. Their clocks stand at one time. */
async function pairOf(
  page: Page,
  browser: Browser,
  translation: (typeof translations)[number],
): Promise<Pair> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
  page.on('close', () => void context.close())
  await translatePages(context, translation)
  const translated = await context.newPage()
  const now = new Date()
  await both([page, translated], (each) => each.clock.setFixedTime(now))
  return [page, translated]
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

async function refresh(pair: Pair) {
  await both(pair, async (page) => {
    const answered = page.waitForResponse('**/api/payments/**')
    await page.getByRole('button', { name: 'Refresh' }).first().press('Enter')
    await answered
  })
}

/** Runs in the page: navigates as the application does. */
function goTo(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

let compared = 0

async function expectAlike([plain, translated]: Pair) {
  await both([plain, translated], (page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0))
  await expect
    .poll(async () => {
      const [expected, shown] = [await plain.evaluate(textsOf), await translated.evaluate(textsOf)]
      compared += expected.length
      return { only: without(shown, expected), missing: without(expected, shown) }
    })
    .toEqual({ only: [], missing: [] })
}

test.beforeEach(() => {
  compared = 0
})

test.afterEach(() => {
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
