import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { UPDATED_WITHIN_MS } from '../support/live.ts'

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' })

test.describe('notes of a link', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test('are edited, and what was changed elsewhere is shown', async ({ page, mock, signIn }) => {
    const press = (name: string) => notes(page).getByRole('button', { name }).press('Enter')
    const name = notes(page).getByLabel('Name', { exact: true })
    const note = notes(page).getByLabel('Note', { exact: true })
    const link = await mock.paymentLinks.insert({
      title: 'Zari border',
      notes: { colour: 'indigo', delivery: 'Saturday' },
    })
    await page.clock.install()
    await signIn('merchant', { open: `/dashboard/links/${link.id}` })
    await test.step('edited, added and removed', async () => {
      await press('Edit notes')
      await note.first().fill('madder red')
      await press('Remove note delivery')
      await press('Another note')
      await name.nth(1).fill('1st room')
      await note.nth(1).fill('12')
      await press('Save notes')
      await test.step('a name that is not allowed is explained at its field', async () => {
        await expect(name.nth(1)).toHaveAccessibleDescription(/^Begin the name with a letter/)
        await expect(note.nth(1)).toHaveValue('12')
      })
      await name.nth(1).fill('room ')
      await press('Save notes')
      await expect(page.getByRole('status')).toHaveText('Payment link updated successfully')
      await expect(notes(page)).toContainText('madder red')
      const { etag, updatedAt, ...rest } = link
      expect(await mock.paymentLinks.get(link.id)).toMatchObject({
        ...rest,
        notes: { colour: 'madder red', room: '12' },
      })
    })
    await test.step('changed elsewhere meanwhile, they are shown before they are replaced', async () => {
      await press('Edit notes')
      await note.first().fill('green')
      await mock.paymentLinks.update(link.id, { notes: { colour: 'indigo' } })
      await page.clock.fastForward(UPDATED_WITHIN_MS)
      await expect(notes(page)).toContainText(
        'changed elsewhere while you were editing them: colour: indigo.',
      )
      await press('Save notes')
      await expect(notes(page).getByRole('button', { name: 'Edit notes' })).toBeVisible()
      expect(await mock.paymentLinks.get(link.id)).toMatchObject({ notes: { colour: 'green', room: '12' } })
    })
    await test.step('so they are if a draft was kept while it was changed', async () => {
      await press('Edit notes')
      await note.first().fill('yellow')
      await page.getByRole('link', { name: 'Payment links', exact: true }).press('Enter')
      await expect(notes(page)).toHaveCount(0)
      await mock.paymentLinks.update(link.id, { title: 'Renamed meanwhile', notes: { colour: 'madder red' } })
      await page.clock.fastForward(UPDATED_WITHIN_MS)
      await page.getByRole('link', { name: 'Renamed meanwhile', exact: true }).click()
      await expect(note.first()).toHaveValue('yellow')
      await expect(notes(page)).toContainText(
        'changed elsewhere while you were editing them: colour: madder red.',
      )
    })
  })
})
