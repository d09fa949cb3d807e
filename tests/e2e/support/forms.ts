import type { Page } from 'playwright/test'

export async function fillSignIn(page: Page, email: string, password: string) {
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
