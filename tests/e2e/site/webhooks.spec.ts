import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from '../support/fixtures.ts'

const { webhooks } = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))

test('every webhook of the contract has its section', async ({ page }) => {
  await page.goto('/docs')
  await page.getByRole('link', { name: 'Receive webhooks' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks')
  for (const [id, { post }] of Object.entries<{ post: { summary: string } }>(webhooks)) {
    await expect(page.locator(`#${id}`).getByRole('heading')).toHaveText(post.summary)
  }
})
