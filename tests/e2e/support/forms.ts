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

/** Runs in the page: submits a form in every turn of the event loop until it is removed. */
export async function sendUntilGone(form: SVGElement | HTMLElement) {
  const turns = new MessageChannel()
  while (form.isConnected) {
    if (form instanceof HTMLFormElement) form.requestSubmit()
    await new Promise((next) => {
      turns.port1.onmessage = next
      turns.port2.postMessage(undefined)
    })
  }
}
