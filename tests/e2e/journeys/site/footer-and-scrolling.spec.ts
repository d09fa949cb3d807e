import { expect } from 'playwright/test'
import { footerGroups } from '../../../../web/shell/menus.ts'
import { test } from '../../support/public-fixtures.ts'

const footerLinks = footerGroups
  .flatMap(({ entries }) => entries)
  .flatMap(({ name, to }) => (to === undefined ? [] : [{ name, to }]))

test('the footer links to its pages, and each opens at the top', async ({ page, visit }) => {
  await visit('/pricing')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(
    footerLinks.map(({ name }) => name),
  )
  for (const { name, to } of footerLinks) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport()
    // The address changes before the page does.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

test('going back restores the scroll position @engines', async ({ page, visit }) => {
  await visit('/privacy-policy')
  await test.step('going back restores the scroll position', async () => {
    const inFooter = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
    await inFooter('Refund Policy').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund Policy')
    // Scrolls and leaves for a loaded page within one frame, so no scroll event is fired.
    await inFooter('Privacy Policy').evaluate((link) => {
      scrollTo({ top: 700, behavior: 'instant' })
      if (link instanceof HTMLElement) link.click()
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/refund-policy')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })
  await test.step('a linked heading is not covered by the header', async () => {
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'For merchants' })
      .click()
    const heading = page.getByRole('heading', { name: 'For merchants' })
    await expect(heading).toBeInViewport()
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(64)
  })
  await test.step('a button scrolls back up once the page is scrolled by more than 300 px', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const toTop = page.getByRole('button', { name: 'Scroll to top' })
    await expect(toTop).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await expect(toTop).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
    await expect(toTop).toBeVisible()

    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const way = page.evaluate(watchScrolling)
    await toTop.click()
    // More than one step: it scrolled smoothly instead of jumping.
    expect(await way).toBeGreaterThan(2)
    await expect(toTop).toBeHidden()
  })
  await test.step('with reduced motion, the page jumps to the top', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const toTop = page.getByRole('button', { name: 'Scroll to top' })
    await expect(toTop).toBeVisible()
    const way = page.evaluate(watchScrolling)
    await toTop.click()
    expect(await way).toBe(1)
  })
})

/** Counts the scroll positions on the way to the top, starting with the first change. */
function watchScrolling() {
  return new Promise<number>((resolve) => {
    let steps = 0
    addEventListener('scroll', () => {
      steps += 1
      if (scrollY === 0) resolve(steps)
    })
  })
}
