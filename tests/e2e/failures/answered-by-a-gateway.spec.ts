import type { Page } from 'playwright/test'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { MANY, pasteBox } from '../support/bulk-links.ts'
import { createLink } from '../support/create-link.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'
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
const byTheGateway = [
  [{ status: 400, body: html }],
  [{ status: 401, body: html }],
  [{ status: 403, body: json }],
  [{ status: 413, body: '' }],
  [{ status: 429, body: json }],
  [{ status: 499, body: '' }],
  [{ status: 502, body: html }],
] as const

/** The connection breaks after the call was handled; the browser repeats it by itself, and the API rejects that. */
const repeated = (
  [
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [429, 'too_many_requests'],
  ] as const
).map(([status, code]) => [
  'broken' as const,
  { status, body: JSON.stringify({ message: 'No.', code, requestId: 'req_2' }), isRejected: true },
])
const answers = [...byTheGateway, ...repeated]
const named = answers.map((answer, index) => ({ answer, id: `Answer${index}` }))

/** Those that lead to signing in, waiting, and sending again. A batch gets all of them, and needs one load for it. */
const WAYS_OUT = [401, 429, 502]
const ofEachWayOut = named.filter(({ answer }) =>
  answer.some((each) => each !== 'broken' && WAYS_OUT.includes(each.status)),
)

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

test('a refund that was made is paid once, whatever arrives instead of the response', async ({
  page,
  mock,
  gateway,
  origin,
  signIn,
}) => {
  for (const { answer, id } of ofEachWayOut) {
    await mock.transactions.insert({ id, amount: 49_900, status: 'success' })
    await signIn('merchant', { open: `${origin}/dashboard/transactions/${id}?refund=1` })
    gateway.answer(id, ...answer)
    await confirmRefund(page.getByRole('alertdialog'), '₹499.00')
    await resolve(page)
    await expect(page.getByRole('status')).toContainText('Refunded once. The first answer got lost.')
    expect((await mock.transactions.get(id)).refunds).toHaveLength(1)
  }
})

test('a link that was created is created once, whatever arrives instead of the response', async ({
  page,
  mock,
  gateway,
  origin,
  signIn,
}) => {
  for (const { answer, id } of ofEachWayOut) {
    await signIn('merchant', { open: `${origin}/dashboard/links/new` })
    gateway.answer(id, ...answer)
    await createLink(page, { title: id, amount: '499' })
    await resolve(page)
    await expect(page.getByRole('status')).toContainText('No second one was created.')
    expect((await mock.paymentLinks.all()).filter(({ title }) => title === id)).toHaveLength(1)
  }
})

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

test('every refund of a batch is paid once, whatever arrives instead of the responses', async ({
  page,
  mock,
  gateway,
  origin,
  signIn,
}) => {
  for (const { id } of named) await mock.transactions.insert({ id, amount: 49_900, status: 'success' })
  await signIn('merchant', { open: `${origin}/dashboard/transactions/refunds` })
  await page.getByLabel('Refunds from your spreadsheet').fill(named.map(({ id }) => id).join('\n'))
  await page.getByRole('button', { name: `Check ${named.length} refunds` }).click()
  for (const { answer, id } of named) gateway.answer(id, ...answer)
  await page.getByRole('button', { name: /^Refund ₹/ }).press('Enter')
  await resumeUntilDone(page)
  await expect(page.getByRole('dialog')).toContainText(`${named.length} refunds made.`)
  for (const { id } of named) expect((await mock.transactions.get(id)).refunds).toHaveLength(1)
})

test('every link of a batch is created once, whatever arrives instead of the responses', async ({
  page,
  mock,
  gateway,
  origin,
  signIn,
}) => {
  await signIn('merchant', { open: origin + MANY })
  for (const { answer, id } of named) gateway.answer(id, ...answer)
  await pasteBox(page).fill(named.map(({ id }) => `${id}\t499`).join('\n'))
  await page.getByRole('button', { name: `Create ${named.length} payment links` }).click()
  await resumeUntilDone(page)
  await expect(page.getByRole('dialog')).toContainText(`${named.length} payment links created.`)
  const titles = (await mock.paymentLinks.all()).map(({ title }) => title)
  expect(titles.filter((title) => title.startsWith('Answer')).sort()).toEqual(
    named.map(({ id }) => id).sort(),
  )
})
