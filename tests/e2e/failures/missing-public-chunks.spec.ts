import { expect, test } from '../support/fixtures.ts'
import { documents, filesOf, texts } from './chunks.ts'

test.use({ expectedInConsole: /ERR_FAILED|Failed to (load|fetch)|dynamically imported|preload CSS/ })

for (const [chunk, path] of Object.entries(documents)) {
  test(`${path} can be read without ${chunk}, and works once it is loaded`, async ({ page }) => {
    await page.route(filesOf(chunk), (route) => route.abort())
    let loads = 0
    page.on('load', () => loads++)
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    const theme = page.getByRole('button', { name: /^Theme/ })
    await expect(heading).toBeVisible()
    // In case there is a new release, the first failure reloads the page.
    await page.keyboard.press('Shift')
    await expect.poll(() => loads).toBe(2)
    await theme.click()
    const failure = page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'Reload page' }) })
    await expect(failure).toContainText('Not all of this page could be loaded, so nothing was done.')
    await expect(heading).toBeVisible()
    await page.unroute(filesOf(chunk))
    await failure.getByRole('link', { name: 'Reload page' }).click()
    await expect(failure).toHaveCount(0)
    await theme.click()
    await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible()
  })
}

for (const [chunk, { path, heading }] of Object.entries(texts)) {
  test(`${path} shows its text without ${chunk}`, async ({ page }) => {
    await page.route(filesOf(chunk), (route) => route.abort())
    await page.goto('/pricing')
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toHaveCount(0)
  })
}
