import type { Browser, Page } from 'playwright/test'
import { insertRows, LINK, screens } from '../every-screen/screens.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo, navigate } from '../support/go-to.ts'
import { customerPays } from '../support/live.ts'
import { rowLinks } from '../support/rows.ts'
import { translatePages } from '../support/translator.ts'

/** A screen of each kind. */
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

test('a translated page shows the same texts as an untranslated one', async ({
  browser,
  page,
  mock,
  signIn,
}) => {
  const translated = await translatedPage(browser, page)
  const onBoth = async (work: (page: Page) => Promise<unknown>) => {
    for (const either of [page, translated]) await work(either)
  }
  const expectAlike = async () => {
    await onBoth((either) => expect(either.locator('[aria-busy="true"]')).toHaveCount(0))
    await expect.poll(async () => difference(page, translated)).toEqual({ added: [], missing: [] })
  }
  await insertRows(mock)
  await signIn('merchant', { open: 'about:blank' })
  await translated.context().addCookies(await page.context().cookies())
  await onBoth(async (either) => {
    await either.goto('/dashboard')
    await expect(either.getByRole('heading', { level: 1 })).toBeVisible()
    await either.keyboard.press('Shift')
  })
  for (const { name, open, act, sees } of Object.values(screens)
    .flat()
    .filter((screen) => KINDS.includes(screen.name)))
    await test.step(name, async () => {
      await onBoth(async (either) => {
        await goTo(either, open)
        await act?.(either)
        await expect(sees(either)).toBeVisible()
      })
      await expectAlike()
    })
  await test.step('a payment that comes in, on the dashboard, in the books and in the list', async () => {
    for (const path of ['', '/books', '/transactions']) {
      await onBoth((either) => goTo(either, `/dashboard${path}`))
      await customerPays(mock)
      await onBoth(async (either) => {
        const response = either.waitForResponse('**/api/payments/**')
        await either.getByRole('button', { name: 'Refresh' }).first().press('Enter')
        await response
      })
      await expectAlike()
    }
  })
  await test.step('the number of selected rows', async () => {
    for (const row of [1, 2]) {
      await onBoth((either) => either.getByRole('checkbox').nth(row).check())
      await expectAlike()
    }
  })
  await test.step('another filter, and none', async () => {
    for (const query of ['?status=failed', '?search=nowhere', '']) {
      await onBoth((either) => either.evaluate(navigate, `/dashboard/transactions${query}`))
      await expectAlike()
    }
  })
  await test.step('the next payment, link and settlement in the drawer', async () => {
    for (const list of ['transactions', 'links', 'settlements']) {
      await onBoth(async (either) => {
        await goTo(either, `/dashboard/${list}`)
        await rowLinks(either).first().press('Enter')
        await expect(either.getByRole('dialog')).toBeVisible()
      })
      const { pathname } = new URL(page.url())
      await onBoth(async (either) => {
        await either.keyboard.press('j')
        await expect(either).not.toHaveURL(new RegExp(`${pathname}(\\?|$)`))
      })
      await expectAlike()
    }
  })
  await test.step('the counter, when its link is paid', async () => {
    const waiting = (either: Page) => either.getByText('Waiting for the payment')
    await onBoth(async (either) => {
      await goTo(either, `/dashboard/links/${LINK}?counter=1`)
      await expect(waiting(either)).toBeVisible()
    })
    await mock.payer.pay(LINK)
    const later = new Date(Date.now() + 60_000)
    await onBoth((either) => either.clock.setFixedTime(later))
    await onBoth((either) => expect(waiting(either)).toHaveCount(0))
    await expectAlike()
  })
  await translated.context().close()
})

/** A page in another browser context, at the same time of day. */
async function translatedPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
  await translatePages(context, 'hydration')
  const translated = await context.newPage()
  const now = new Date()
  for (const either of [page, translated]) await either.clock.setFixedTime(now)
  return translated
}

async function difference(plain: Page, translated: Page) {
  const [expected, actual] = [await plain.evaluate(textsOf), await translated.evaluate(textsOf)]
  return { added: without(actual, expected), missing: without(expected, actual) }
}

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
  return [...document.body.querySelectorAll(':not(font, script, style, noscript)')]
    .map((element) =>
      [...element.childNodes]
        .map((node) => (node instanceof Text || node.nodeName === 'FONT' ? node.textContent : ' '))
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
}
