import type { Page, Route } from 'playwright/test'
import { expect } from 'playwright/test'
import { hold } from '../../support/hold.ts'
import { hydrated, test } from '../../support/public-fixtures.ts'

const FILE = '**/Terms*Conditions.txt'

type Answer = Parameters<Route['fulfill']>[0] | 'unreachable'

/** Responds to requests for the text in turn, repeating the last response. Returns a request counter. */
async function respondWith(page: Page, ...responses: Answer[]) {
  const asked: string[] = []
  await page.route(FILE, (route) => {
    const response = responses[asked.length] ?? responses.at(-1)
    asked.push(route.request().url())
    return response === 'unreachable' ? route.abort() : route.fulfill(response)
  })
  return asked
}

/** From another page, which loads the text; the exported page includes it. */
async function open(page: Page, visit: (path: string) => Promise<void>) {
  await visit('/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click()
}

const text = (body: string) => ({ body, contentType: 'text/plain; charset=utf-8' })

test('the exported page includes the terms', async ({ page }) => {
  await test.step('the exported page includes the terms, and neither loads their file nor starts the app', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/terms#section-15', { waitUntil: 'load' })
    await expect(page.locator('#section-15')).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await expect(page.getByRole('heading', { name: '14. Law and courts' })).toBeVisible()
    await hydrated(page)
    await expect(page.getByRole('heading', { name: '14. Law and courts' })).toBeVisible()
    await expect(page.locator('#section-15')).toBeInViewport()
    expect(requests.filter((url) => url.includes('Conditions.txt'))).toEqual([])
    expect(await page.locator('[data-loads-at-once]').count()).toBe(0)
  })
  await test.step('the terms are rendered with headings, lists, bold, italic and a table of contents', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: '14. Law and courts' })).toBeVisible()
    await expect(main.getByRole('heading', { level: 3, name: 'Success and availability' })).toBeVisible()
    await expect(
      main.locator('ol > li').filter({ hasText: 'Keep passwords and API keys secret' }),
    ).toBeVisible()
    await expect(main.locator('ul > li').filter({ hasText: 'Gambling' })).toBeVisible()
    await expect(main.locator('strong').filter({ hasText: '5-7 business days' })).toBeVisible()
    await expect(main.locator('em').filter({ hasText: 'Processed' })).toBeVisible()
    await expect(main).not.toContainText('**')

    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: '12. Liability' })
      .click()
    await expect(main.getByRole('heading', { name: '12. Liability' })).toBeInViewport()
  })
})

test('the terms are loaded, and hostile text stays text', async ({ page, visit, browserErrors }) => {
  await test.step('while the terms are loading, the page says so', async () => {
    const response = await hold(page, FILE, (route) => route.fulfill(text('# At last')))
    await open(page, visit)
    await expect(page.getByRole('status').filter({ hasText: 'Loading terms...' })).toBeVisible()
    response()
    await expect(page.getByRole('heading', { name: 'At last' })).toBeVisible()
    await expect(page.getByText('Loading terms...')).toHaveCount(0)
  })
  await test.step('a host that only knows the encoded path is requested again', async () => {
    const asked = await respondWith(page, { status: 404 }, text('# Second path'))
    await open(page, visit)
    await expect(page.getByRole('heading', { name: 'Second path' })).toBeVisible()
    expect(asked).toHaveLength(2)
    browserErrors.splice(0)
  })
  await test.step('hostile text stays text', async () => {
    await page.unroute(FILE)
    await respondWith(
      page,
      text(
        '# <img src=x onerror=alert(1)>\n\n<script>alert(2)</script>\n\n- **<iframe src=//evil.example>**\n\n[a](javascript:alert(3))',
      ),
    )
    await open(page, visit)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toContainText(['On this page', '<img src=x'])
    await expect(main.getByText('<script>alert(2)</script>')).toBeVisible()
    await expect(main.locator('img, script, iframe, a[href^="javascript"]')).toHaveCount(0)
  })
})

const failures: [string, Answer, string][] = [
  ['a missing file', { status: 404 }, 'Failed to load terms (404)'],
  ['no connection', 'unreachable', 'Unable to load content.'],
  [
    'a host that answers everything with its start page',
    { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Start</h1>' },
    'Unable to load content.',
  ],
]

test('each failure shows its message, and can be retried', async ({ page, visit, browserErrors }) => {
  for (const [what, response, message] of failures) {
    await test.step(what, async () => {
      const asked = await respondWith(page, response, response, text('# Here they are'))
      await open(page, visit)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(message)
      await expect(page.getByText('Loading terms...')).toHaveCount(0)
      expect(asked).toHaveLength(2)
      await alert.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Here they are' })).toBeVisible()
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
      browserErrors.splice(0)
      await page.unroute(FILE)
    })
  }
})
