import type { Page } from 'playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { hold } from '../../support/hold.ts'
import { dismissToasts } from '../../support/toasts.ts'
import { stretchFiveSeconds } from '../../support/undo-clock.ts'

const screens = [
  { entity: 'gateway', open: '/dashboard/gateways', operation: 'updateGateway', name: 'Setubandh' },
  {
    entity: 'payment method',
    open: '/dashboard/methods',
    operation: 'updatePaymentMethod',
    name: 'UPI Intent',
  },
] as const

test.use({ expectedInConsole: /status of 409/ })

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `${name} is enabled` })
const pending = (page: Page, name: string) => page.getByRole('row', { name: `Switching off ${name}…` })
const switchOffNow = (page: Page, name: string) =>
  pending(page, name).getByRole('button', { name: 'Switch off now' })

test('a gateway and a method are switched off unless undone', async ({ page, mock, signIn }) => {
  await page.clock.install()
  const endTime = await stretchFiveSeconds(page)
  const status = page.getByRole('status')
  await signIn('merchant')
  for (const { entity, open, operation, name } of screens) {
    const calls = () => mock.journal.calls({ operation })
    await test.step(`a ${entity}`, async () => {
      await goTo(page, open)
      await test.step('undone, nothing is sent, and the focus returns to the switch', async () => {
        await switchOf(page, name).click()
        const undo = pending(page, name).getByRole('button', { name: 'Undo' })
        await expect(undo).toBeFocused()
        await undo.press('Enter')
        await expect(switchOf(page, name)).toBeFocused()
        await expect(switchOf(page, name)).toBeChecked()
        expect(await calls()).toHaveLength(0)
      })
      await test.step('after five seconds it is off, and the toast names it', async () => {
        await switchOf(page, name).click()
        await expect(pending(page, name)).toBeVisible()
        await endTime()
        await expect(
          status.filter({ hasText: `updated successfully: ${name} is switched off` }),
        ).toBeAttached()
        await expect(switchOf(page, name)).not.toBeChecked()
        expect(await calls()).toHaveLength(1)
      })
      await test.step('it is shown as on before the server has responded, and sent once', async () => {
        const release = await hold(page, '**/api/payments/*/*')
        await switchOf(page, name).click()
        await expect(switchOf(page, name)).toBeChecked()
        await expect(switchOf(page, name)).toHaveAttribute('aria-busy', 'true')
        await switchOf(page, name).click()
        release()
        await expect(status.filter({ hasText: `${name} is switched on` })).toBeAttached()
        await expect(page.locator('#toaster [data-type]')).toHaveCount(1)
        expect(await calls()).toHaveLength(2)
        await page.unrouteAll()
      })
      await test.step('rejected, it stays on, and the reason is shown once', async () => {
        await mock.faults.next(operation, { status: 409 })
        await switchOf(page, name).click()
        await switchOffNow(page, name).click()
        await expect(page.locator('#toaster [data-type=error]')).toHaveCount(1)
        await expect(switchOf(page, name)).toBeChecked()
      })
      await dismissToasts(page)
    })
  }
  await test.step('two gateways switched off at once both end up off, each with its consequence', async () => {
    await goTo(page, '/dashboard/gateways')
    await switchOf(page, 'Setubandh').click()
    await expect(pending(page, 'Setubandh')).toContainText('UPI payments will be routed through Ganga.')
    await switchOffNow(page, 'Setubandh').click()
    await expect(switchOf(page, 'Setubandh')).not.toBeChecked()
    await switchOf(page, 'Ganga').click()
    await expect(pending(page, 'Ganga')).toContainText(/Customers will not be able to pay by UPI\./)
    await switchOffNow(page, 'Ganga').click()
    await expect(switchOf(page, 'Ganga')).not.toBeChecked()
    await expect(switchOf(page, 'Setubandh')).not.toBeChecked()
  })
  await test.step('a viewer sees the state without a switch', async () => {
    await signIn('viewer', { open: '/dashboard/profile' })
    for (const [open, name] of [
      ['/dashboard/gateways', 'Nandi'],
      ['/dashboard/methods', 'UPI Intent'],
    ] as const) {
      await goTo(page, open)
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Enabled')
      await expect(page.getByRole('switch')).toHaveCount(0)
    }
  })
})

test('switching off the last way to pay is confirmed first', async ({ page, mock, signIn }) => {
  const [first] = await mock.paymentMethods.all()
  for (const { id, merchantId, type } of await mock.paymentMethods.all())
    if (merchantId === first?.merchantId && type !== 'wallet')
      await mock.paymentMethods.update(id, { enabled: false })
  await signIn('merchant', { open: '/dashboard/methods' })
  await switchOf(page, 'Mobile wallets').click()
  const question = page.getByRole('alertdialog', { name: 'Switch off Mobile wallets?' })
  await expect(question).toContainText('You will stop receiving payments.')
  await question.getByRole('button', { name: 'Keep it on' }).click()
  await expect(switchOf(page, 'Mobile wallets')).toBeChecked()
  expect(await mock.journal.calls({ operation: 'updatePaymentMethod' })).toHaveLength(0)
  await switchOf(page, 'Mobile wallets').click()
  await question.getByRole('button', { name: 'Switch off Mobile wallets' }).click()
  await expect(switchOf(page, 'Mobile wallets')).not.toBeChecked()
})

test('an admin sees the merchant of a gateway', async ({ page, mock, signIn }) => {
  const gateway = (await mock.gateways.all()).find(({ name }) => name === 'Nandi')
  const label = `${gateway?.name} of ${gateway?.merchantName}`
  await signIn('admin', { open: '/dashboard/gateways' })
  await expect(switchOf(page, label)).toBeVisible()
  await page.getByRole('button', { name: `Settings of ${label}` }).click()
  const form = page.getByRole('dialog', { name: label })
  await form.getByRole('checkbox', { name: /^Enabled/ }).uncheck()
  await expect(form.getByText(/^Customers will not be able to pay by Wallet\./).first()).toBeVisible()
})
