import type { Page } from 'playwright/test'
import type { Mock } from '../../../../mock-server/client/mock.ts'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { dismissToasts } from '../../support/toasts.ts'
import { stretchFiveSeconds } from '../../support/undo-clock.ts'
import type { Line } from './error-catalogue.ts'
import { ofMerchants, ofVisitors, REFUNDED } from './error-catalogue.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_CONNECTION_RESET|ERR_FAILED/ })

/** A failure leaves the form as it was, so that it can be submitted again. */
async function sendUntilDone(
  { page, mock }: { page: Page; mock: Mock },
  { call, operation, fill, send, again = send, success, fallback, network, leadsTo }: Line,
) {
  const alert = page.getByRole('alert')
  const closed = `We are closed for an hour: ${call}.`
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).not.toHaveAttribute('aria-busy', 'true')
    await button.press('Enter')
  }
  await fill(page)
  await mock.faults.next(operation, { status: 503, body: { message: closed } })
  await press(send)
  await expect(alert.filter({ hasText: closed })).toBeAttached()
  await mock.faults.next(operation, { status: 500, body: {} })
  await press(again)
  await expect(alert.filter({ hasText: fallback })).toBeAttached()
  const { id } = await mock.faults.add({ operation, transport: { how: 'reset' }, handled: false })
  await press(again)
  // Counted if the previous call had the same message.
  await expect(alert.getByText(new RegExp(`^${network}( \\(\\d times\\))?$`))).toBeAttached()
  await mock.faults.remove(id)
  await press(again)
  await expect(page.getByRole('status').filter({ hasText: success })).toBeAttached()
  if (leadsTo) await expect(page).toHaveURL(leadsTo)
}

for (const { who, lines } of [
  { who: 'a visitor', lines: ofVisitors },
  { who: 'a merchant', lines: ofMerchants },
]) {
  test(`each call of ${who} reports its outcome`, async ({ page, mock, signIn }) => {
    await stretchFiveSeconds(page)
    await mock.paymentLinks.insert({ title: 'Atlas', status: 'active' })
    await mock.transactions.insert({ id: REFUNDED, amount: 49_900, status: 'success' })
    if (lines === ofMerchants) await signIn('merchant', { open: '/dashboard/profile' })
    for (const line of lines) {
      await test.step(line.call, async () => {
        const path = typeof line.open === 'string' ? line.open : await line.open(mock)
        if (lines === ofMerchants) await goTo(page, path)
        else await page.goto(path)
        await sendUntilDone({ page, mock }, line)
        // The next call may have the same messages.
        await dismissToasts(page)
      })
    }
  })
}
