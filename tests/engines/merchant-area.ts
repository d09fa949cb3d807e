import { DEMO_PASSWORD } from '../../mock-server/kosha/demo-accounts.ts'
import { paths } from '../../web/paths.ts'
import type { Page } from './page.ts'

export async function signIn(page: Page, password = DEMO_PASSWORD) {
  await page.goto(paths.login)
  await page.fill('Email', 'asha@tarang.example')
  await page.fill('Password', password)
  await page.click('button', 'Sign in')
}

/** Runs in the page: opens a path without a reload, which would sign out where `Secure` cookies need https. */
export function showScreen(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Runs in the page: the text of the row whose details are open beside the list. */
export const currentRow = () =>
  (document.querySelector('tr:has([aria-current=page])')?.textContent ?? '').replace(/\s+/g, ' ').trim()
