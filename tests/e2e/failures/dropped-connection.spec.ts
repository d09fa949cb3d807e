import type { Page } from 'playwright/test'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { createLink } from '../support/create-link.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'
import { confirmRefund } from '../support/refund.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/ })

const toasts = (page: Page) => page.getByRole('alert').locator('p')

for (const { what, operation, who, open, act, fallback } of [
  {
    what: 'a refund',
    operation: 'refundTransaction',
    who: 'merchant',
    // A separate payment for each case, since a refund stays unresolved after a lost response.
    open: '/dashboard/transactions/txn_HOW?refund=1',
    act: (page: Page) => confirmRefund(page.getByRole('alertdialog'), '₹499.00'),
    fallback: 'Failed to process refund',
  },
  {
    what: 'a link',
    operation: 'createPaymentLink',
    who: 'merchant',
    open: '/dashboard/links/new',
    act: (page: Page) => createLink(page, { title: 'Atlas', amount: '499' }),
    fallback: 'Failed to create payment',
  },
  {
    what: 'an update',
    operation: 'updatePaymentLink',
    who: 'merchant',
    open: '/dashboard/links/plink_mine/edit',
    act: (page: Page) => page.getByRole('button', { name: 'Save payment link' }).click(),
    fallback: 'Failed to update payment link',
  },
  {
    what: 'settings',
    operation: 'updateGateway',
    who: 'merchant',
    open: '/dashboard/gateways',
    act: async (page: Page) => {
      await page.getByRole('button', { name: 'Settings of Setubandh' }).click()
      await page.getByRole('button', { name: 'Save settings' }).click()
    },
    fallback: 'Failed to update gateway settings',
  },
  {
    what: 'sign-in',
    operation: 'signIn',
    who: undefined,
    open: '/login',
    act: (page: Page) => fillSignIn(page, demoEmail('merchant'), DEMO_PASSWORD),
    fallback: 'Login failed',
  },
] as const) {
  test(`${what}: an empty and a malformed response show the message of the specification`, async ({
    page,
    mock,
    signIn,
  }) => {
    await mock.paymentLinks.insert({ id: 'plink_mine', title: 'Mine', status: 'active' })
    // A connection that is reset: error-catalogue.spec.ts.
    for (const how of ['empty', 'malformed'] as const) {
      // Not handled by the server: replays of completed requests are covered by other tests.
      const lost = how === 'malformed' ? { status: 200, body: {} } : { handled: false }
      await mock.transactions.insert({ id: `txn_${how}`, amount: 49_900, status: 'success' })
      const address = open.replace('HOW', how)
      const { id } = await mock.faults.add({ operation, transport: { how }, ...lost })
      await (who ? signIn(who, { open: address }) : page.goto(address))
      await act(page)
      await expect(toasts(page).first()).toHaveText(fallback)
      await mock.faults.remove(id)
    }
  })
}

test('a dropped connection during the verification of the session signs out', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await mock.faults.add({ operation: 'verifySession', transport: { how: 'reset' } })
  await signIn('merchant')
  await expect(page).toHaveURL('/login')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_token')
})
