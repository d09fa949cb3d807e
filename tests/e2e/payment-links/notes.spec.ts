import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { UPDATED_WITHIN_MS } from '../support/live.ts'

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' })

test('notes of a link are edited, added and removed, and nothing else changes', async ({
  page,
  mock,
  signIn,
}) => {
  const link = await mock.paymentLinks.insert({
    title: 'Zari border',
    notes: { colour: 'indigo', delivery: 'Saturday' },
  })
  await signIn('merchant', { open: `/dashboard/links/${link.id}` })
  await notes(page).getByRole('button', { name: 'Edit notes' }).press('Enter')
  await notes(page).getByLabel('Note', { exact: true }).first().fill('madder red')
  await notes(page).getByRole('button', { name: 'Remove note delivery' }).press('Enter')
  await notes(page).getByRole('button', { name: 'Another note' }).press('Enter')
  await notes(page).getByLabel('Name', { exact: true }).nth(1).fill('room ')
  await notes(page).getByLabel('Note', { exact: true }).nth(1).fill('12')
  await notes(page).getByRole('button', { name: 'Save notes' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('Payment link updated successfully')
  await expect(notes(page)).toContainText('madder red')
  const { etag, updatedAt, ...rest } = link
  expect(await mock.paymentLinks.get(link.id)).toMatchObject({
    ...rest,
    notes: { colour: 'madder red', room: '12' },
  })
})

test.describe('when rejected', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test('a name that is not allowed is explained at its field', async ({ page, mock, signIn }) => {
    const { id } = await mock.paymentLinks.insert({})
    await signIn('merchant', { open: `/dashboard/links/${id}` })
    await notes(page).getByRole('button', { name: 'Add a note' }).press('Enter')
    await notes(page).getByLabel('Name', { exact: true }).fill('1st room')
    await notes(page).getByLabel('Note', { exact: true }).fill('12')
    await notes(page).getByRole('button', { name: 'Save notes' }).press('Enter')
    await expect(notes(page).getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      /^Begin the name with a letter/,
    )
    await expect(notes(page).getByLabel('Note', { exact: true })).toHaveValue('12')
  })

  test('notes that were changed elsewhere are shown before they are replaced', async ({
    page,
    mock,
    signIn,
  }) => {
    await page.clock.install()
    const { id } = await mock.paymentLinks.insert({ notes: { colour: 'indigo' } })
    await signIn('merchant', { open: `/dashboard/links/${id}` })
    await notes(page).getByRole('button', { name: 'Edit notes' }).press('Enter')
    await notes(page).getByLabel('Note', { exact: true }).fill('green')
    await mock.paymentLinks.update(id, { notes: { colour: 'madder red' } })
    await page.clock.fastForward(UPDATED_WITHIN_MS)
    await expect(notes(page)).toContainText(
      'changed elsewhere while you were editing them: colour: madder red.',
    )
    await notes(page).getByRole('button', { name: 'Save notes' }).press('Enter')
    await expect(notes(page).getByRole('button', { name: 'Edit notes' })).toBeVisible()
    expect(await mock.paymentLinks.get(id)).toMatchObject({ notes: { colour: 'green' } })
  })
})

test('a kept draft shows what was changed elsewhere while it waited', async ({ page, mock, signIn }) => {
  await page.clock.install()
  const { id } = await mock.paymentLinks.insert({ notes: { colour: 'indigo' } })
  await signIn('merchant', { open: `/dashboard/links/${id}` })
  await notes(page).getByRole('button', { name: 'Edit notes' }).press('Enter')
  await notes(page).getByLabel('Note', { exact: true }).fill('green')
  await page.getByRole('link', { name: 'Payment links', exact: true }).press('Enter')
  await expect(notes(page)).toHaveCount(0)
  await mock.paymentLinks.update(id, { title: 'Renamed meanwhile', notes: { colour: 'madder red' } })
  await page.clock.fastForward(UPDATED_WITHIN_MS)
  await page.getByRole('link', { name: 'Renamed meanwhile', exact: true }).click()
  await expect(notes(page).getByLabel('Note', { exact: true })).toHaveValue('green')
  await expect(notes(page)).toContainText(
    'changed elsewhere while you were editing them: colour: madder red.',
  )
})

test('a viewer reads the notes and cannot edit them', async ({ page, mock, signIn }) => {
  await test.step('a viewer reads the notes and cannot edit them', async () => {
    const { id } = await mock.paymentLinks.insert({ notes: { colour: 'indigo' } })
    await signIn('viewer', { open: `/dashboard/links/${id}` })
    await expect(notes(page)).toContainText('indigo')
    await expect(notes(page).getByRole('button')).toHaveCount(0)
  })
})
