import { describe, expect } from 'vitest'
import { engines } from '../../scripts/test/engines.ts'
import { paths } from '../../web/paths.ts'
import { phone, test } from './open.ts'

const publicPages = [
  paths.home,
  paths.aboutUs,
  paths.upiPayments,
  paths.contactUs,
  paths.terms,
  paths.privacyPolicy,
  paths.refundPolicy,
  paths.pricing,
  paths.docs,
  paths.apiReference,
  paths.errors,
  paths.webhooks,
  paths.changelog,
  paths.support,
  paths.security,
  paths.grievances,
]

describe.each(engines)('%s', (engine) => {
  test.for([true, false])('shows every public page, with scripts: %s', async (scripts, { open }) => {
    const page = await open(engine, { scripts })
    for (const path of publicPages) {
      await page.goto(path)
      expect.soft(await page.visible('heading'), path).not.toEqual([])
      if (!scripts) expect.soft(await page.evaluate(hiddenContent), path).toEqual([])
    }
  })

  test("opens the phone's menu before the application has loaded, and navigates", async ({ open }) => {
    const page = await open(engine, { viewport: phone })
    await page.goto(paths.terms)
    await page.click('button', 'Open menu')
    await page.shows('dialog', 'Menu')
    await page.click('button', 'Close menu')
    await page.hides('dialog')
    await page.click('button', 'Open menu')
    await page.click('link', 'About Us')
    await page.isAt(paths.aboutUs)
    await page.hides('dialog')
  })

  test('remembers the chosen theme', async ({ open }) => {
    const page = await open(engine)
    await page.goto(paths.pricing)
    await page.click('button', 'Theme: system')
    await page.click('button', 'Theme: light')
    await page.shows('button', 'Theme: dark')
    const dark = await page.evaluate(background)
    await page.reload()
    expect(await page.evaluate(background)).toBe(dark)
    await page.click('button', 'Theme: ')
    await expect.poll(() => page.evaluate(background)).not.toBe(dark)
  })

  test('restores the scroll position when going back', async ({ open }) => {
    const page = await open(engine)
    await page.goto(paths.privacyPolicy)
    await page.scrollTo(700)
    await page.click('link', 'About Us')
    await page.isAt(paths.aboutUs)
    await page.isScrolledTo(0)
    await page.back()
    await page.isAt(paths.privacyPolicy)
    await page.isScrolledTo(700)

    await page.goto(paths.docs)
    await page.back()
    await page.isAt(paths.privacyPolicy)
    await page.isScrolledTo(700)
  })
})

const background = () => getComputedStyle(document.body).backgroundColor

/** Runs in the page: exported content that is not visible, apart from results of choices that were not made. */
function hiddenContent() {
  const content = document.querySelectorAll('main :is(h2, h3, p, li, dt, dd, td, a, summary)')
  return [...content]
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(
      (element) =>
        !element.closest(
          '[aria-hidden], [class*="noscript:hidden"], svg, details:not([open]), .choice-results > *',
        ),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 100))
}
