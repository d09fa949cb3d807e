import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

const bar = (page: Page) => page.getByRole('group', { name: 'Filters' })

/** The chip of a filter, with its setting. */
export const chip = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name })

/** Opens the controls of a filter: behind its chip, behind `Filter`, or on a phone in the sheet. */
export async function openFilter(page: Page, label: string) {
  const sheetButton = bar(page).getByRole('button', { name: /^Filters/ })
  const setChip = chip(page, new RegExp(`^${label}`))
  await expect(bar(page)).toBeVisible()
  if (await sheetButton.isVisible()) {
    await sheetButton.press('Enter')
    const section = page.getByRole('dialog', { name: 'Filters' }).locator('details', { hasText: label })
    await expect(section).toBeVisible()
    if ((await section.getAttribute('open')) === null) await section.locator('summary').press('Enter')
  } else if (await setChip.isVisible()) await setChip.press('Enter')
  else {
    await chip(page, 'Filter').press('Enter')
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    // The only filter is opened without being chosen.
    const choice = page.getByRole('dialog').getByRole('button', { name: label })
    if (await choice.isVisible()) await choice.press('Enter')
  }
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
}

/** Chooses a value of a filter, and closes its controls. */
export async function choose(page: Page, label: string, choice: string) {
  await openFilter(page, label)
  await page.getByRole('dialog').getByLabel(choice, { exact: true }).check()
  await closeFilter(page)
}

export async function closeFilter(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const removeFilter = (page: Page, label: string) =>
  chip(page, new RegExp(`^Remove filter ${label}`)).press('Enter')
