import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { hold } from '../../support/hold.ts'
import { test } from '../../support/public-fixtures.ts'

const form = (page: Page) => page.getByRole('main').locator('form')

test('a message is confirmed, and the map loads on request', async ({ page, visit }) => {
  await visit('/contact-us')
  await test.step('a name, a valid email and a message are required, and nothing else', async () => {
    const invalid = () =>
      form(page).evaluate((element) =>
        [...element.querySelectorAll<HTMLInputElement>(':invalid')].map(
          ({ labels }) => labels?.[0]?.textContent,
        ),
      )
    expect(await invalid()).toEqual(['Name', 'Email', 'Message'])
    await form(page).getByRole('button', { name: 'Send message' }).click()
    await expect(form(page).getByLabel('Name')).toBeFocused()

    await form(page).getByLabel('Name').fill('Asha')
    await form(page).getByLabel('Email').fill('asha at tarang')
    await form(page).getByLabel('Phone').fill('anything goes')
    await form(page).getByLabel('Message').fill('Hello')
    expect(await invalid()).toEqual(['Email'])
    await form(page).getByLabel('Email').fill('asha@tarang')
    expect(await invalid()).toEqual([])

    await expect(form(page).getByLabel('Phone')).toHaveAttribute('placeholder', 'Optional')
    await expect(form(page).getByLabel('Message')).toHaveAttribute('rows', '6')
    await form(page).getByLabel('Phone').fill('')
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const events: unknown[] = []
  page.on('console', async (message) => {
    events.push(await message.args().at(-1)?.jsonValue())
  })
  page.on('dialog', async (dialog) => {
    events.push(`${dialog.type()}: ${dialog.message()}`)
    await dialog.accept()
  })

  await form(page).getByLabel('Name').fill('Asha Rao')
  await form(page).getByLabel('Email').fill('asha@tarang.example')
  await form(page).getByLabel('Subject').fill('Pricing')
  await form(page).getByLabel('Message').fill('<b>How much</b> is it?\nThanks')
  await form(page).getByRole('button', { name: 'Send message' }).click()

  await expect.poll(() => events).toHaveLength(2)
  // The subject is not in the form's state.
  expect(events).toContainEqual({
    name: 'Asha Rao',
    email: 'asha@tarang.example',
    phone: '',
    message: '<b>How much</b> is it?\nThanks',
  })
  expect(events).toContain('alert: Thanks! We have received your message.')
  for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
    await expect(form(page).getByLabel(label)).toHaveValue('')
  }
  expect(requests).toEqual([])
  await test.step('the contact details are links to call and email', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'hello@kosha.example' })).toHaveAttribute(
      'href',
      'mailto:hello@kosha.example',
    )
    await expect(main.getByRole('link', { name: '+91 00000 12345' })).toHaveAttribute(
      'href',
      'tel:+910000012345',
    )
    await expect(main).toContainText('Mon-Fri 9AM-6PM IST')
    await expect(main).toContainText('Bengaluru 560001')
  })
  await test.step('the map loads from another site only when it is requested', async () => {
    const mapRequests: string[] = []
    await page.route(/openstreetmap\.org/, (route) => {
      mapRequests.push(route.request().url())
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Map</title><p>The real map',
      })
    })
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(mapRequests).toEqual([])

    const link = page.getByRole('link', { name: 'Open in maps' })
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=12\.\d+&mlon=77\.\d+/,
    )
    await expect(link).toHaveAttribute('target', '_blank')

    await page.getByRole('button', { name: 'Load the map' }).click()
    await expect(page.frameLocator('iframe[title^="Map around"]').getByText('The real map')).toBeVisible()
    expect(mapRequests).toEqual([expect.stringContaining('/export/embed.html?bbox=')])
    await expect(page.locator('iframe')).toBeFocused()
    await expect(link).toBeVisible()
  })
})

test('a message submitted before the application runs is sent', async ({ page }) => {
  const release = await hold(page, /\/assets\/contact-page-[^/]*\.js/)
  await page.goto('/contact-us')
  await form(page).getByLabel('Name').fill('Asha')
  await form(page).getByLabel('Email').fill('asha@tarang.example')
  await form(page).getByLabel('Message').fill('Early bird')
  await form(page).getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/contact-us')
  const thanked = page.waitForEvent('dialog')
  release()
  const dialog = await thanked
  expect(dialog.message()).toBe('Thanks! We have received your message.')
  await dialog.accept()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
})
