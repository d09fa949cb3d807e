import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'

test('charts are read out and lead to payments', async ({ page, signIn }) => {
  await test.step('the charts come after the figures, in separate scripts', async () => {
    const release = await hold(page, /\/assets\/.*-chart-.*\.js$/)
    await signIn('merchant')
    await expect(page.getByRole('region', { name: 'Collected today' })).toContainText(/₹[\d,]+\.\d\d/)
    await expect(page.getByRole('slider')).toHaveCount(0)
    release()
    await expect(page.getByRole('slider')).toHaveCount(1)
  })
  await test.step('a day is read out under the pointer, and by the arrow keys', async () => {
    const days = page.getByRole('region', { name: 'Collected', exact: true })
    const reader = days.getByRole('slider', { name: 'Day' })
    await expect(days.getByText('Last 30 days')).toBeVisible()

    await reader.hover({ position: { x: 5, y: 50 } })
    await expect(days.getByText('Last 30 days')).toHaveCount(0)
    await page.getByRole('heading', { name: 'Collected', exact: true }).hover()
    await expect(days.getByText('Last 30 days')).toBeVisible()

    await reader.focus()
    const ofToday = await reader.getAttribute('aria-valuetext')
    expect(ofToday).toMatch(/^\d+ \w+ 20\d\d: ₹[\d,.]+ from \d+ payments?, \d+ failed\./)
    await reader.press('ArrowLeft')
    await expect(reader).toHaveAttribute('aria-valuenow', '29')
    await reader.press('Home')
    await expect(reader).toHaveAttribute('aria-valuenow', '1')
    await expect(reader).not.toHaveAttribute('aria-valuetext', ofToday ?? '')
    await reader.press('End')
    await expect(reader).toHaveAttribute('aria-valuetext', ofToday ?? '')
  })
  await test.step('a bar opens the payments of its day', async () => {
    await page.getByRole('slider', { name: 'Day' }).click({ position: { x: 5, y: 50 } })
    await expect(page).toHaveURL(
      /\/transactions\?status=success,partially_refunded,refunded&from=([\d-]+)&to=\1$/,
    )
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a day stays read out once the finger is lifted', async ({ page, signIn }) => {
    await signIn('merchant')
    const days = page.getByRole('region', { name: 'Collected', exact: true })
    await days.getByRole('slider', { name: 'Day' }).tap({ position: { x: 4, y: 60 } })
    await expect(days.getByText('Last 30 days')).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard$/)
    await days
      .getByRole('link', { name: /\d \w{3}/, includeHidden: true })
      .first()
      .tap()
    await expect(page).toHaveURL(/transactions\?status=.*from=/)
  })
})
