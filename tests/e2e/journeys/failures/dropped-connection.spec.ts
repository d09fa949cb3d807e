import { DEMO_PASSWORD, demoEmail } from '../../../../mock-server/kosha/demo-accounts.ts'
import { expect, test } from '../../support/fixtures.ts'
import { fillSignIn } from '../../support/forms.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/ })

test('an empty and a malformed response are a failed sign-in', async ({ page, mock }) => {
  // A connection that is reset: error-catalogue.spec.ts.
  await page.goto('/login')
  for (const how of ['empty', 'malformed'] as const) {
    // Not handled by the server: replays of completed requests are covered by other tests.
    const lost = how === 'malformed' ? { status: 200, body: {} } : { handled: false }
    const { id } = await mock.faults.add({ operation: 'signIn', transport: { how }, ...lost })
    await fillSignIn(page, demoEmail('merchant'), DEMO_PASSWORD)
    await expect(page.getByRole('alert').locator('p')).toHaveText(/^Login failed( \(2 times\))?$/)
    await mock.faults.remove(id)
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(page.getByRole('alert').locator('p')).toHaveCount(0)
  }
})

test('a session that cannot be verified is signed out', async ({ page, context, mock, signIn }) => {
  await mock.faults.add({ operation: 'verifySession', transport: { how: 'reset' } })
  await page.clock.install()
  await signIn('merchant')
  // The check is repeated for a while, with pauses.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    expect(new URL(page.url()).pathname).toBe('/login')
  }).toPass({ intervals: [100] })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_token')
})
