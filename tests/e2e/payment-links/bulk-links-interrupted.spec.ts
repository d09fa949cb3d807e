import { MANY, manyRows, pasteBox, rowIn, status } from '../support/bulk-links.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'

test.describe('when a batch is interrupted', () => {
  test.use({ expectedInConsole: /status of [45]\d\d|ERR_CONNECTION_RESET|ERR_FAILED/ })

  test('a lost response stops the batch, and resuming after a reload creates nothing twice', async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn('merchant', { open: MANY })
    await pasteBox(page).fill(manyRows(3))
    // The server creates the second link, but its response is lost.
    const { id } = await mock.faults.add({
      operation: 'createPaymentLink',
      match: { body: { title: 'Order 2' } },
      transport: { how: 'reset' },
    })
    await page.getByRole('button', { name: 'Create 3 payment links' }).click()
    await expect(page.getByRole('alert').getByText('Network error', { exact: true })).toBeAttached()
    await expect(page.getByRole('dialog').getByText('Network error')).toBeVisible()
    await mock.faults.remove(id)
    await page.reload()
    await expect(rowIn(page, /Order 1/)).toContainText('Created')
    await expect(rowIn(page, /Order 2/)).toContainText('Not confirmed')
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(status(page, '3 payment links created')).toBeAttached()
    const made = (await mock.paymentLinks.all()).filter(({ title }) => title.startsWith('Order '))
    expect(made.map(({ title }) => title).sort()).toEqual(['Order 1', 'Order 2', 'Order 3'])
  })

  test('the end of the session keeps the rows and their results', async ({ page, mock, signIn }) => {
    await signIn('merchant', { open: MANY })
    await pasteBox(page).fill(manyRows(3))
    await mock.faults.sequence('createPaymentLink', [{}, { status: 401 }])
    await page.getByRole('button', { name: 'Create 3 payment links' }).click()
    await expect(page).toHaveURL('/login')
    await fillSignIn(page, 'asha@tarang.example', 'kosha-demo-2025')
    await expect(page).toHaveURL(MANY)
    await expect(rowIn(page, /Order 1/)).toContainText('Created')
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(status(page, '3 payment links created')).toBeAttached()
    const made = (await mock.paymentLinks.all()).filter(({ title }) => title.startsWith('Order '))
    expect(made).toHaveLength(3)
  })
})
