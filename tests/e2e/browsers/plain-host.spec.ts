import { expect } from 'playwright/test'
import { dist } from '../../hosts/paths.ts'
import { hydrated, test } from '../support/public-fixtures.ts'

const origin = 'http://plain.localhost'

test('a page that a host serves by the name of its file stays that page', async ({ page }) => {
  // Files by their names, as Python's server or nginx do without any rules.
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ path: `${dist}${pathname}` })
  })
  for (const [file, path, heading] of [
    ['/about-us.html?from=mail#values', '/about-us?from=mail#values', /About/],
    ['/login.html', '/login', 'Sign in'],
    ['/index.html', '/', /./],
    ['/docs/errors.html', '/docs/errors', 'Errors'],
  ] as const) {
    await page.goto(origin + file)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0)
    await expect(page).toHaveURL(origin + path)
  }
})
