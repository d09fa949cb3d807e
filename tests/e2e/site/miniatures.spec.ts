import { expect, test } from 'playwright/test'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the miniatures show the chosen option', async ({ page }) => {
    await page.goto('/')
    const calendar = page.getByRole('group', { name: 'When a UPI payment is settled' })
    const response = calendar.locator('.steps').filter({ visible: true })
    await calendar.getByText('13', { exact: true }).click()
    await expect(response).toHaveCount(1)
    await expect(response.locator('p')).toHaveText([
      'Fri 13 Nov paid by UPI',
      'Sat 14 Nov Second Saturday',
      'Sun 15 Nov Sunday',
      'Mon 16 Nov to your bank',
    ])

    await test.step('a failed payment shows the chosen reason', async () => {
      const failure = page.getByRole('group', { name: 'A payment of ₹640.50 by UPI fails' })
      await expect(failure.getByText('The customer entered a wrong UPI PIN.')).toBeVisible()
      await failure.getByText('Bank down').click()
      await expect(failure.getByText("The customer's bank did not respond.")).toBeVisible()
      await expect(failure.getByText('The customer entered a wrong UPI PIN.')).toBeHidden()
    })
    await test.step('the second gateway takes the payment once the first is off', async () => {
      const routing = page.getByRole('group', { name: 'Switch the first gateway off' })
      const setu = routing.getByText('Setu').locator('..')
      await expect(setu.getByText('waits')).toBeVisible()
      await routing.getByRole('checkbox', { name: 'Ganga is on' }).uncheck()
      await expect(routing.getByText('is switched off')).toBeVisible()
      await expect(setu.getByText('takes the payment')).toBeVisible()
      await expect(setu.getByText('waits')).toBeHidden()
    })
    await test.step('a refund that is too high is rejected', async () => {
      const calls = page.getByRole('group', { name: 'Choose a call' })
      const code = calls.locator('pre').filter({ visible: true })
      await expect(code).toContainText('201')
      await calls.getByText('Refund too much').click()
      await expect(code).toHaveCount(1)
      await expect(code).toContainText('Only ₹400.00 of this payment is left to refund.')
    })
    await test.step('a refund adds up to the paisa', async () => {
      const refund = page.getByRole('group', { name: 'Paid ₹2,349.00, refunded so far ₹400.00' })
      const sum = refund.locator('dl').filter({ visible: true })
      await expect(sum).toContainText('Can still be refunded₹974.50')
      await refund.getByText('All of it').click()
      await expect(sum).toContainText('Can still be refunded₹0.00')
    })
  })
})

test('choosing shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  // Heights of sections that are not laid out yet are estimates.
  await page.locator('main section, footer').evaluateAll((sections) => {
    for (const section of sections) {
      if (section instanceof HTMLElement) section.style.contentVisibility = 'visible'
    }
  })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  expect(before).toBeLessThanOrEqual(7000)
  for (const radio of await page.getByRole('radio').all()) {
    await radio.focus()
    await page.keyboard.press('Space')
    await expect(radio).toBeChecked()
    expect(await height()).toBe(before)
  }
})
