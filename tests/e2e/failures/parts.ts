import type { Page } from 'playwright/test'

type Part = {
  path: string
  open: (page: Page) => Promise<void>
  shown: (page: Page) => ReturnType<Page['getByRole']>
  /** What the message calls it. */
  name?: string
  isClosable?: false
}

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog')

const TRANSACTIONS = '/dashboard/transactions'
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' })
const isShownAtOnce = () => Promise.resolve()

/** How each part that loads by itself is opened, by the name of its chunk. */
export const parts: Record<string, Part> = {
  'hours-chart': {
    path: '/dashboard',
    open: (page) => page.getByRole('radio', { name: 'Today by the hour' }).check(),
    shown: (page) => page.locator('.collected .chart-body svg').first(),
    isClosable: false,
  },
  'options-popup': { path: TRANSACTIONS, open: click('Columns and density'), shown: dialog },
  'filter-sheet': {
    path: TRANSACTIONS,
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await filters(page)
        .getByRole('button', { name: /^Filters/ })
        .click()
    },
    shown: dialog,
  },
  calendar: {
    path: TRANSACTIONS,
    // Not openFilter, which expects the focus in the popup: the message that the calendar is missing takes it.
    open: (page) => filters(page).getByRole('button', { name: /^Date/ }).press('Enter'),
    shown: (page) => page.getByRole('grid').first(),
    isClosable: false,
  },
  'account-menu': {
    path: '/dashboard',
    open: isShownAtOnce,
    shown: (page) => page.getByRole('button', { name: /^Account of/ }),
    name: 'The account menu',
    isClosable: false,
  },
  'shortcut-list': { path: '/dashboard', open: (page) => page.keyboard.press('?'), shown: dialog },
  'refund-dialog': {
    path: 'a refundable transaction',
    open: click('Refund'),
    shown: (page) => page.getByRole('alertdialog'),
  },
  'stay-signed-in': {
    path: '/dashboard/gateways',
    open: async (page) => {
      await page.clock.fastForward('23:56:00')
    },
    shown: (page) => page.getByRole('alertdialog'),
    isClosable: false,
  },
  'try-it': {
    path: '/docs/api',
    open: async (page) => {
      await page.keyboard.press('Shift')
      await click('Try it')(page)
    },
    shown: dialog,
  },
}
