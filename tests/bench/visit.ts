import type { BrowserContext, Page } from 'playwright'
import type { Mock } from '../../mock-server/client/mock.ts'
import { DEMO_PASSWORD } from '../../mock-server/kosha/demo-accounts.ts'
import type { Row } from './report.ts'

/** A new page in a new mock session. */
export type Visit = { url: string; page: Page; context: BrowserContext; mock: Mock }
export type Visitor = (act: (visit: Visit) => Promise<Row[]>) => Promise<Row[]>

export async function signIn({ url, page }: Visit): Promise<void> {
  await page.goto(`${url}/login`)
  await fillIn(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Latest transactions' }).waitFor()
}

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('asha@tarang.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
}
