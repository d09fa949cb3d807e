import type { BrowserContext } from 'playwright/test'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { translatePages } from '../support/translator.ts'

// A message for developers.
test.use({ expectedInConsole: /^Rendered again/ })

const changers: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'a translator': (context) => translatePages(context, 'the start'),
  'a password manager': (context) => context.addInitScript(addIcons),
}

for (const [name, change] of Object.entries(changers)) {
  test(`typed text stays if ${name} changed the page before its scripts arrived @engines`, async ({
    page,
    context,
  }) => {
    await change(context)

    await test.step('a message, with the position of the caret', async () => {
      const release = await hold(page, /\/assets\/contact-page-[^/]*\.js/)
      await page.goto('/contact-us')
      await page.getByRole('textbox', { name: 'Name' }).fill('Asha')
      await page.getByRole('textbox', { name: 'Email' }).fill('asha@tarang.example')
      await page.getByRole('textbox', { name: 'Message' }).fill('Early bird')
      await page.getByRole('textbox', { name: 'Message' }).press('ArrowLeft')
      const drawnAnew = page.waitForEvent('console', (logged) => logged.text().startsWith('Rendered again'))
      release()
      await drawnAnew
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha')
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@tarang.example')
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
      await page.keyboard.type('-')
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Early bir-d')
    })
    await test.step('a submitted message is sent, by the form in the same place', async () => {
      const release = await hold(page, /\/assets\/contact-page-[^/]*\.js/)
      await page.goto('/contact-us')
      await page.getByRole('textbox', { name: 'Name' }).fill('Asha')
      await page.getByRole('textbox', { name: 'Email' }).fill('asha@tarang.example')
      await page.getByRole('textbox', { name: 'Message' }).fill('Early bird')
      await page.getByRole('textbox', { name: 'Name' }).press('Enter')
      const thanked = page.waitForEvent('dialog')
      release()
      await (await thanked).accept()
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    })
    await test.step('Enter in the password signs in', async () => {
      const release = await hold(page, /\/assets\/merchant\/login-page-[^/]*\.js/)
      await page.goto('/login')
      await page.getByRole('textbox', { name: 'Email' }).fill(demoEmail('merchant'))
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByLabel('Remember me').check()
      await page.getByLabel('Password', { exact: true }).press('Enter')
      const sent = page.waitForRequest('**/auth/login')
      release()
      expect((await sent).postDataJSON()).toMatchObject({ rememberMe: true })
      await expect(page).toHaveURL('/dashboard')
    })
  })
}

/** Runs in a page before its own scripts: does to fields for addresses and passwords what a password manager does. */
function addIcons() {
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input[type=email], input[type=password]')) {
      field.setAttribute('data-manager', 'seen')
      field.after(document.createElement('manager-icon'))
    }
  })
}
