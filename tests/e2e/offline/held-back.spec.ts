import type { Locator, Page } from 'playwright/test'
import { pasteBox } from '../support/bulk-links.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ })

const reason = 'You are offline. Available when you are back online.'

type Action = {
  what: string
  open: string
  /** What leads to the button, if the address does not. */
  arrive?: (page: Page) => Promise<void>
  action: (page: Page) => Locator
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })

const actions: Action[] = [
  { what: 'creating a link', open: '/dashboard/links/new', action: button('Create payment link') },
  {
    what: 'cancelling a link',
    open: '/dashboard/links?search=Atlas',
    arrive: (page) => page.getByRole('button', { name: 'Share Atlas' }).click(),
    action: button('Cancel link'),
  },
  { what: 'deleting a link', open: '/dashboard/links?search=Atlas', action: button('Delete Atlas') },
  {
    what: 'links in bulk',
    open: '/dashboard/links/bulk',
    arrive: (page) => pasteBox(page).fill('Saree\t4,999'),
    action: button('Create 1 payment link'),
  },
  {
    what: 'the settings of a gateway',
    open: '/dashboard/gateways',
    arrive: (page) =>
      page
        .getByRole('button', { name: /^Settings of/ })
        .first()
        .click(),
    action: button('Save settings'),
  },
  {
    what: 'the switch of a gateway',
    open: '/dashboard/gateways',
    action: (page) => page.getByRole('switch', { checked: true }).first(),
  },
  { what: 'the profile', open: '/dashboard/profile', action: button('Save profile') },
  { what: 'the export of transactions', open: '/dashboard/transactions', action: button('Export CSV') },
]

test('each action waits for the network and says so', async ({ page, context, mock, signIn }) => {
  await mock.paymentLinks.insert({ title: 'Atlas', status: 'active' })
  await signIn('merchant', { open: '/dashboard/profile' })
  const writes = async () => (await mock.journal.calls()).filter(({ method }) => method !== 'GET').length
  for (const { what, open, arrive, action: actionOn } of actions) {
    await test.step(what, async () => {
      await goTo(page, open)
      await arrive?.(page)
      const action = actionOn(page)
      await expect(action).toBeVisible()
      const before = await writes()
      await context.setOffline(true)
      await expect(action).toHaveAccessibleDescription(reason)
      await expect(action).toHaveAttribute('aria-disabled', 'true')
      await action.focus()
      await action.press('Enter')
      await expect(page.getByRole('alert').locator('p')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
      await context.setOffline(false)
      await expect(action).not.toHaveAttribute('aria-disabled', 'true')
      await expect(action).not.toHaveAccessibleDescription(reason)
      expect(await writes()).toBe(before)
    })
  }
})
