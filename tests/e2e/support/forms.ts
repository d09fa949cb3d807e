import type { Page } from 'playwright/test'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'

type Who = Parameters<typeof demoEmail>[0]

/** Signs in by the form that is open. */
export const signInAs = (page: Page, who: Who, password = DEMO_PASSWORD) =>
  fillSignIn(page, demoEmail(who), password)

export async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Fills and submits the form of a new link. */
export async function createLink(page: Page, { title, amount }: { title: string; amount: string }) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Amount in ₹').fill(amount)
  await page.getByRole('button', { name: 'Create payment link' }).click()
}
