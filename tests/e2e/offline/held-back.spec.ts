import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ })

const reason = 'You are offline. Available when you are back online.'

type Action = {
  what: string
  open: string
  /** What leads to the button, if the address does not. */
  arrive?: { role: 'button' | 'link'; name: string | RegExp }
  button: string
}

const actions: Action[] = [
  { what: 'creating a link', open: '/dashboard/links/new', button: 'Create payment link' },
  {
    what: 'cancelling a link',
    open: '/dashboard/links?search=Atlas',
    arrive: { role: 'button', name: 'Share Atlas' },
    button: 'Cancel link',
  },
  {
    what: 'the settings of a gateway',
    open: '/dashboard/gateways',
    arrive: { role: 'button', name: /^Settings of/ },
    button: 'Save settings',
  },
  { what: 'the profile', open: '/dashboard/profile', button: 'Save profile' },
  { what: 'the export of transactions', open: '/dashboard/transactions', button: 'Export CSV' },
]

test('each action waits for the network and says so', async ({ page, context, mock, signIn }) => {
  await mock.paymentLinks.insert({ title: 'Atlas', status: 'active' })
  await signIn('merchant', { open: '/dashboard/profile' })
  for (const { what, open, arrive, button } of actions) {
    await test.step(what, async () => {
      await goTo(page, open)
      if (arrive) await page.getByRole(arrive.role, { name: arrive.name }).first().click()
      const action = page.getByRole('button', { name: button, exact: true })
      await expect(action).toBeVisible()
      const before = await mock.journal.calls()
      await context.setOffline(true)
      await expect(action).toHaveAccessibleDescription(reason)
      await expect(action).toHaveAttribute('aria-disabled', 'true')
      await action.focus()
      await action.press('Enter')
      await expect(page.getByRole('alert').locator('p')).toHaveCount(0)
      await context.setOffline(false)
      await expect(action).not.toHaveAttribute('aria-disabled', 'true')
      await expect(action).toHaveAccessibleDescription('')
      const writes = (calls: typeof before) => calls.filter(({ method }) => method !== 'GET').length
      expect(writes(await mock.journal.calls())).toBe(writes(before))
    })
  }
  await test.step('switches, deletions and bulk links', async () => {
    await goTo(page, '/dashboard/gateways')
    const gateway = page.getByRole('switch').first()
    await expect(gateway).toBeChecked()
    await context.setOffline(true)
    await expect(gateway).toHaveAccessibleDescription(reason)
    await gateway.click({ force: true })
    await expect(gateway).toBeChecked()
    await context.setOffline(false)

    await page.getByRole('link', { name: 'Payment links' }).click()
    const remove = page.getByRole('button', { name: /^Delete/ }).first()
    await expect(remove).toBeVisible()
    await context.setOffline(true)
    await expect(remove).toHaveAccessibleDescription(reason)
    await remove.click({ force: true })
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await context.setOffline(false)

    await page.getByRole('link', { name: 'Create in bulk' }).click()
    await page.getByLabel('Rows from your spreadsheet').fill('Saree\t4,999')
    const create = page.getByRole('button', { name: 'Create 1 payment link' })
    await expect(create).toBeVisible()
    await context.setOffline(true)
    await expect(create).toHaveAccessibleDescription(reason)
    await create.click({ force: true })
    await context.setOffline(false)
    await expect(create).not.toHaveAttribute('aria-disabled', 'true')
    const writes = (await mock.journal.calls()).filter(
      ({ method, path }) => method !== 'GET' && !path.includes('/auth/'),
    )
    expect(writes).toEqual([])
  })
})
