import type { Page } from 'playwright/test'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { createLink } from '../support/create-link.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/ })

const toasts = (page: Page) => page.getByRole('alert').locator('p')

for (const { what, operation, who, open, act, fallback } of [
  {
    what: 'a link',
    operation: 'createPaymentLink',
    who: 'merchant',
    open: '/dashboard/links/new',
    act: (page: Page) => createLink(page, { title: 'Atlas', amount: '499' }),
    fallback: 'Failed to create payment',
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
    // A connection that is reset: error-catalogue.spec.ts.
    for (const how of ['empty', 'malformed'] as const) {
      // Not handled by the server: replays of completed requests are covered by other tests.
      const lost = how === 'malformed' ? { status: 200, body: {} } : { handled: false }
      const { id } = await mock.faults.add({ operation, transport: { how }, ...lost })
      await (who ? signIn(who, { open }) : page.goto(open))
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
  await page.clock.install()
  await signIn('merchant')
  // The check is repeated for a while, with pauses.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    expect(new URL(page.url()).pathname).toBe('/login')
  }).toPass()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_token')
})
