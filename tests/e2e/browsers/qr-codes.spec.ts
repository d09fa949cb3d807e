import decode from 'jsqr'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'

test('QR codes are read while the browser darkens every page', async ({ page, mock, signIn }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  const { id } = await mock.paymentLinks.insert({ title: 'Atlas', amount: 49_900, status: 'active' })

  await test.step('of a link, in its panel and at the counter', async () => {
    await signIn('merchant', { open: `/dashboard/links/${id}` })
    const code = page.getByRole('img', { name: 'UPI QR code for Atlas' })
    await expect.poll(() => read(code)).toMatch(/^upi:\/\/pay\?.*am=499\.00/)
    await expect.poll(() => darkness(page)).toBeGreaterThan(0.5)
    await page.getByRole('button', { name: 'Show at the counter' }).press('Enter')
    await expect(page.getByText('Waiting for the payment')).toBeVisible()
    await expect.poll(() => read(code.last())).toMatch(/^upi:\/\/pay\?.*am=499\.00/)
  })
  await test.step('in the pictures of the public pages', async () => {
    for (const path of ['/', '/upi-payments']) {
      await page.goto(path)
      const pictures = page.locator('svg:has(use[href$="#code-kosha"])')
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

type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/** The text of a QR code, read as scanners do: dark modules on a light ground. */
const readQrCode = ({ data, width, height }: Pixels) =>
  decode(data, width, height, { inversionAttempts: 'dontInvert' })?.data

async function pixels(page: Page, screenshot: Buffer): Promise<Pixels> {
  const { text, width, height } = await page.evaluate(draw, screenshot.toString('base64'))
  return { data: new Uint8ClampedArray(Buffer.from(text, 'hex')), width, height }
}

/** Runs in the page. */
async function draw(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes]))
  const { width, height } = image
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  pen?.drawImage(image, 0, 0)
  const data = [...(pen?.getImageData(0, 0, width, height).data ?? [])]
  return { text: data.map((byte) => byte.toString(16).padStart(2, '0')).join(''), width, height }
}
