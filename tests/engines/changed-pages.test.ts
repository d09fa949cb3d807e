import { describe, expect } from 'vitest'
import { DEMO_PASSWORD, demoEmail } from '../../mock-server/kosha/demo-accounts.ts'
import { engines } from '../../scripts/test/engines.ts'
import { paths, pathTo } from '../../web/paths.ts'
import { addIcons } from '../e2e/browsers/password-manager.ts'
import { pixels, readQrCode } from '../e2e/browsers/pixels.ts'
import { translatePage } from '../e2e/support/translator.ts'
import { currentRow, showScreen, signIn } from './merchant-area.ts'
import { test } from './open.ts'
import type { Page } from './page.ts'

/** What tools of people's browsers do to a page. */
const standIns = {
  translator: calling(translatePage, { from: 'the start', replaces: 'all text' }),
  lateTranslator: calling(translatePage, { from: 'hydration', replaces: 'words' }),
  passwordManager: calling(addIcons),
  darkMode: calling(darken),
}

describe.each(engines)('%s', (engine) => {
  test('a refund on a translated page ends on its payment, which says what is left', async ({ open }) => {
    const page = await open(engine, { standIn: standIns.translator })
    const { id } = await page.mock.transactions.insert({ amount: 49_900, status: 'success' })
    await signIn(page)
    await page.shows('heading', 'Dashboard')
    await page.evaluate(showScreen, pathTo.transaction(id))
    await page.click('button', 'Refund', { exact: true })
    await page.fill('Amount in ₹', '100')
    await page.click('button', 'Review refund of ₹100.00')
    await page.click('button', 'Refund ₹100.00')
    await page.hides('dialog', 'Refund')
    await expect.poll(() => page.visible('dialog', 'Transaction')).toMatchObject([/Up to ₹399\.00/])
    await expect.poll(() => page.evaluate(currentRow)).toContain('Partially refunded')
    expect((await page.mock.transactions.get(id)).refunds).toHaveLength(1)
  })

  test('a QR code is read off a darkened page, and the translated counter says when it is paid', async ({
    open,
  }) => {
    const page = await open(engine, { standIn: standIns.lateTranslator + standIns.darkMode })
    const { id } = await page.mock.paymentLinks.insert({ title: 'Atlas', amount: 49_900, status: 'active' })
    await signIn(page)
    await page.shows('heading', 'Dashboard')
    await page.evaluate(showScreen, pathTo.link(id))
    await page.shows('dialog', 'Atlas')
    expect(await page.evaluate(background)).toBe('rgb(24, 26, 27)')
    await expect.poll(() => readLast(page)).toMatch(/^upi:\/\/pay\?.*am=499\.00/)
    await page.click('button', 'Show at the counter')
    await expect.poll(() => counterText(page)).toContain('Waiting for the payment')
    await expect.poll(() => readLast(page)).toMatch(/^upi:\/\/pay\?.*am=499\.00/)
    await page.mock.payer.pay(id)
    await expect.poll(() => counterText(page)).toContain('Paid ₹499.00 at')
    expect(await counterText(page)).not.toContain('Waiting for the payment')
  })

  test.for([
    ['a translator', standIns.translator],
    ['a password manager', standIns.passwordManager],
  ] as const)(
    'what was typed stays if %s changed the page before its scripts came',
    async ([, standIn], { open }) => {
      const page = await open(engine, { standIn })
      const releaseContact = page.holdBack(/\/contact-page-[^/]*\.js$/)
      await page.goto(paths.contactUs)
      await page.fill('Name', 'Asha')
      await page.fill('Email', 'asha@tarang.example')
      await page.fill('Message', 'Early bird')
      await page.press('ArrowLeft')
      await page.evaluate(watchTextArea)
      releaseContact()
      await expect.poll(() => page.evaluate(drawnTextArea)).toBe('Early bird, at 9')
      await page.type('-')
      expect(await page.evaluate(valuesOfFields)).toMatchObject({
        name: 'Asha',
        email: 'asha@tarang.example',
        message: 'Early bir-d',
      })

      const releaseLogin = page.holdBack(/\/login-page-[^/]*\.js$/)
      await page.goto(paths.login)
      await page.fill('Email', demoEmail('merchant'))
      await page.fill('Password', DEMO_PASSWORD)
      await page.press('Enter')
      releaseLogin()
      await page.isAt(paths.dashboard)
    },
  )
})

/** A script that calls a function with an argument. */
function calling<Argument>(work: (argument: Argument) => void, argument?: Argument) {
  return `(${work})(${JSON.stringify(argument)});`
}

/** The text of the last QR code in the page, which is in front of others. */
async function readLast(page: Page) {
  const box = await page.evaluate(showLastQrCode)
  return box && readQrCode(await pixels(page, Buffer.from(await page.screenshot()), box))
}

const counterText = async (page: Page) => (await page.visible('dialog', 'Atlas')).at(-1)

/** Runs in a page before its own scripts: does to colours what an extension for dark pages does. */
function darken() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { background-color: rgb(24, 26, 27) !important; color: rgb(232, 230, 227) !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/** The following run in the page. */
const background = () => getComputedStyle(document.body).backgroundColor

function showLastQrCode() {
  const code = [...document.querySelectorAll('svg[aria-label^="UPI QR code"]')].at(-1)
  code?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = code?.getBoundingClientRect()
  return box && { x: box.x, y: box.y, width: Math.round(box.width), height: Math.round(box.height) }
}

/** Notes what the text area that React draws anew has at once, since what is typed into it must not be lost either. */
function watchTextArea() {
  const before = document.querySelector('textarea')
  new MutationObserver((_changes, observer) => {
    const now = document.querySelector('textarea')
    if (!now || now === before) return
    observer.disconnect()
    const { value, selectionStart } = now
    document.documentElement.dataset.drawn = `${value}, at ${now === document.activeElement && selectionStart}`
  }).observe(document.body, { childList: true, subtree: true })
}

const drawnTextArea = () => document.documentElement.dataset.drawn

function valuesOfFields() {
  const form = document.querySelector('form:has(textarea)')
  return form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
}
