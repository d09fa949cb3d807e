import type { Page } from 'playwright/test'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { MANY, pasteBox } from '../support/bulk-links.ts'
import { createLink } from '../support/create-link.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'
import { goTo } from '../support/go-to.ts'
import { confirmRefund } from '../support/refund.ts'
import type { Gateway } from './gateway.ts'
import { startGateway } from './gateway.ts'

const test = base.extend<{ gateway: Gateway }>({
  gateway: async ({ baseURL }, use) => {
    const gateway = await startGateway(baseURL ?? '')
    await use(gateway)
    await gateway.close({ graceMs: 0 })
  },
  origin: async ({ gateway }, use) => {
    await use(gateway.url)
  },
})
test.use({ expectedInConsole: /status of [45]\d\d|ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/ })

const html = '<!doctype html><h1>Sorry</h1>'
const json = '{"message":"Not possible at the moment."}'

/** The API handles each call, but the browser gets something else. */
const byTheGateway = { status: 502, body: html }

/** The connection breaks after the call was handled; the browser repeats it by itself, and the API rejects that. */
const repeated = (status: number, code: string) =>
  [
    'broken',
    { status, body: JSON.stringify({ message: 'No.', code, requestId: 'req_2' }), isRejected: true },
  ] as const

/** One for each way out: signing in, waiting, and sending again. link-batch.test.ts and errors.test.ts have the others. */
const ofBatches = [
  { id: 'Answer0', answer: [{ status: 401, body: html }] },
  { id: 'Answer1', answer: repeated(429, 'too_many_requests') },
  { id: 'Answer2', answer: [{ status: 403, body: json }] },
] as const

const signInAgain = async (page: Page) => {
  await fillSignIn(page, demoEmail('merchant'), DEMO_PASSWORD)
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
}

const unclear = /We cannot tell whether|Not confirmed yet: the (session ended before|server asked us to wait)/

/** Follows what the screen offers: signs in again, and sends the same request again. */
async function resolve(page: Page) {
  const again = page.getByRole('button', { name: 'Try again' })
  const signIn = page.getByRole('button', { name: 'Sign in' })
  await again.or(signIn).first().waitFor()
  if (await signIn.isVisible()) await signInAgain(page)
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).getByText(unclear)).toBeVisible()
  await again.press('Enter')
}

/** Resumes the batch each time it stops, until it is finished. */
async function resumeUntilDone(page: Page) {
  const dialog = page.getByRole('dialog')
  const [done, resume] = ['Done', 'Resume'].map((name) => dialog.getByRole('button', { name }))
  const signIn = page.getByRole('button', { name: 'Sign in' })
  if (!done || !resume) return
  while (!(await done.isVisible())) {
    await done.or(resume).or(signIn).first().waitFor()
    if (await signIn.isVisible()) await signInAgain(page)
    else if (await resume.isVisible()) {
      await expect(dialog.getByText(unclear)).toBeVisible()
      await resume.press('Enter')
    }
  }
}

test('refunds and links are made once, whatever arrives instead', async ({
  page,
  mock,
  gateway,
  origin,
  signIn,
}) => {
  await test.step('a refund, by signing in and sending it again', async () => {
    const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
    await signIn('merchant', { open: `${origin}/dashboard/transactions/${id}?refund=1` })
    gateway.answer(id, ...repeated(401, 'unauthenticated'))
    await confirmRefund(page.getByRole('alertdialog'), '₹499.00')
    await resolve(page)
    await expect(page.getByRole('status')).toContainText(
      'Refund processed successfully. The first response was lost, so we checked: it was made once.',
    )
    expect((await mock.transactions.get(id)).refunds).toHaveLength(1)
  })
  await test.step('a link, by sending it again', async () => {
    await goTo(page, '/dashboard/links/new')
    gateway.answer('Atlas', byTheGateway)
    await createLink(page, { title: 'Atlas', amount: '499' })
    await resolve(page)
    await expect(page.getByRole('status')).toContainText('No second one was created.')
    expect((await mock.paymentLinks.all()).filter(({ title }) => title === 'Atlas')).toHaveLength(1)
  })
  await test.step('every refund of a batch', async () => {
    for (const { id } of ofBatches) await mock.transactions.insert({ id, amount: 49_900, status: 'success' })
    await goTo(page, '/dashboard/transactions/refunds')
    await page.getByLabel('Refunds from your spreadsheet').fill(ofBatches.map(({ id }) => id).join('\n'))
    await page.getByRole('button', { name: `Check ${ofBatches.length} refunds` }).click()
    for (const { answer, id } of ofBatches) gateway.answer(id, ...answer)
    await page.getByRole('button', { name: /^Refund ₹/ }).press('Enter')
    await resumeUntilDone(page)
    await expect(page.getByRole('dialog')).toContainText(`${ofBatches.length} refunds made.`)
    for (const { id } of ofBatches) expect((await mock.transactions.get(id)).refunds).toHaveLength(1)
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('every link of a batch', async () => {
    await goTo(page, MANY)
    for (const { answer, id } of ofBatches) gateway.answer(id, ...answer)
    await pasteBox(page).fill(ofBatches.map(({ id }) => `${id}\t499`).join('\n'))
    await page.getByRole('button', { name: `Create ${ofBatches.length} payment links` }).click()
    await resumeUntilDone(page)
    await expect(page.getByRole('dialog')).toContainText(`${ofBatches.length} payment links created.`)
    const titles = (await mock.paymentLinks.all()).map(({ title }) => title)
    expect(titles.filter((title) => title.startsWith('Answer')).sort()).toEqual(
      ofBatches.map(({ id }) => id).sort(),
    )
  })
})
