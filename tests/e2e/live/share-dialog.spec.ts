import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { asksWithin, stopClock } from '../support/live.ts'

const BOUND_MS = 3000

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('the share dialog and the counter tell of a payment in 3 seconds', async ({ page, mock, signIn }) => {
  const link = await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_000 })
  const next = await mock.paymentLinks.insert({ title: 'Ikat stole', amount: 125_000 })
  await signIn('merchant', { open: `/dashboard/links/${link.id}` })
  await test.step('the share dialog', async () => {
    const dialog = page.getByRole('dialog', { name: 'Zari border' })
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
    await stopClock(page)
    await mock.payer.pay(link.id)
    await asksWithin(page, BOUND_MS, 'links')
    await expect(dialog.getByText(/^Paid ₹1,250\.00 at \d\d:\d\d IST$/).first()).toBeVisible()
    await expect(dialog.getByRole('img', { name: /QR code/ })).toHaveCount(0)
  })
  await test.step('the counter', async () => {
    await goTo(page, `/dashboard/links/${next.id}`)
    await page.getByRole('button', { name: 'Show at the counter' }).press('Enter')
    const counter = page.getByRole('dialog', { name: 'Ikat stole' }).last()
    await expect(counter).toContainText('Waiting for the payment')
    await expect(counter.getByRole('img', { name: /QR code/ })).toBeVisible()
    await stopClock(page)
    await mock.payer.pay(next.id)
    await asksWithin(page, BOUND_MS, 'links')
    await expect(counter.getByText(/^Paid ₹1,250\.00 at/).first()).toBeVisible()
    await counter.getByRole('button', { name: 'Next customer' }).press('Enter')
    await expect(page).toHaveURL('/dashboard/links/new')
  })
})

test('a payment at the counter sounds only on request', async ({ page, mock, signIn }) => {
  await page.addInitScript(() => {
    AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
      apply(create, audio, args) {
        document.documentElement.dataset.notes = `${Number(document.documentElement.dataset.notes ?? 0) + 1}`
        return Reflect.apply(create, audio, args)
      },
    })
  })
  const notes = page.locator('html')
  const [silent, audible] = [await mock.paymentLinks.insert(), await mock.paymentLinks.insert()]
  const openCounter = async () => {
    await page.getByRole('button', { name: 'Show at the counter' }).press('Enter')
    return page.getByRole('button', { name: 'Sound when paid' })
  }
  await signIn('merchant', { open: `/dashboard/links/${silent.id}` })
  await expect(await openCounter()).toHaveAttribute('aria-pressed', 'false')
  await mock.payer.pay(silent.id)
  await page.clock.fastForward(BOUND_MS)
  await expect(page.getByText(/^Paid ₹/).first()).toBeVisible()
  await expect(notes).not.toHaveAttribute('data-notes')

  await goTo(page, `/dashboard/links/${audible.id}`)
  const sound = await openCounter()
  await sound.press('Enter')
  await expect(notes).toHaveAttribute('data-notes', '2')
  await page.goto(`/dashboard/links/${audible.id}`)
  await openCounter()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await expect(notes).not.toHaveAttribute('data-notes')
  await mock.payer.pay(audible.id)
  await page.clock.fastForward(BOUND_MS)
  await expect(notes).toHaveAttribute('data-notes', '2')
})
