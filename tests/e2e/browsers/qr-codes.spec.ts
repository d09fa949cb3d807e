import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { pixels, readQrCode } from './pixels.ts'

test('QR codes are read off the screen while the browser darkens every page', async ({
  page,
  mock,
  signIn,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  const { id } = await mock.paymentLinks.insert({ title: 'Atlas', amount: 49_900, status: 'active' })

  await test.step('of a link, in its panel, on its poster and at the counter', async () => {
    await signIn('merchant', { open: `/dashboard/links/${id}` })
    const code = page.getByRole('img', { name: 'UPI QR code for Atlas' })
    await expect.poll(() => read(code)).toMatch(/^upi:\/\/pay\?.*am=499\.00/)
    await expect.poll(() => darkness(page)).toBeGreaterThan(0.5)
    await page.getByRole('button', { name: 'Print poster' }).press('Enter')
    const poster = page.getByRole('article', { includeHidden: true })
    await expect(poster).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(poster).toBeVisible()
    await expect.poll(() => read(poster.locator('svg'))).toMatch(/^upi:\/\/pay\?.*am=499\.00/)
    await page.emulateMedia({ media: null })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.getByRole('button', { name: 'Show at the counter' }).press('Enter')
    await expect(page.getByText('Waiting for the payment')).toBeVisible()
    await expect.poll(() => read(code.last())).toMatch(/^upi:\/\/pay\?.*am=499\.00/)
  })
  await test.step('in the pictures of the public pages', async () => {
    for (const path of ['/', '/upi-payments']) {
      await page.goto(path)
      const pictures = page.locator('svg.qr')
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        expect(await read(picture), path).toBe('KOSHA.EXAMPLE')
      }
      expect(await pictures.count()).toBeGreaterThan(0)
    }
  })
})

async function read(code: Locator) {
  await code.scrollIntoViewIfNeeded()
  return readQrCode(await pixels(code.page(), await code.screenshot()))
}

/** The share of dark pixels in a corner of the screen. */
async function darkness(page: Page) {
  const clip = { x: 0, y: 0, width: 200, height: 200 }
  const { data } = await pixels(page, await page.screenshot({ clip }))
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at + 1] ?? 255) < 96) dark += 1
  return dark / (data.length / 4)
}
