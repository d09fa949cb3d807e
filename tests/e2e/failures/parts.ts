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

const TRANSACTIONS = '/dashboard/transactions'
export const REFUNDABLE = 'txn_parts'
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' })
const isShownAtOnce = () => Promise.resolve()

/** How parts that load by themselves are opened, by the name of their chunk, in the order of a way through them. */
export const parts: Record<string, Part> = {
  'account-menu': {
    path: '/dashboard',
    open: isShownAtOnce,
    shown: (page) => page.getByRole('button', { name: /^Account of/ }),
    name: 'The account menu',
    isClosable: false,
  },
  'options-popup': {
    path: TRANSACTIONS,
    open: click('Columns and density'),
    shown: (page) => page.getByRole('dialog'),
  },
  calendar: {
    path: TRANSACTIONS,
    open: async (page) => {
      // Not openFilter, which expects the focus in the popup: the message that the calendar is missing takes it.
      await filters(page).getByRole('button', { name: /^Date/ }).press('Enter')
      // A click on the message counts although the popup has the focus.
      await page.getByRole('dialog').getByRole('button', { name: 'Last 7 days' }).focus()
    },
    shown: (page) => page.getByRole('grid').first(),
    isClosable: false,
  },
  'refund-dialog': {
    path: `${TRANSACTIONS}/${REFUNDABLE}`,
    open: click('Refund'),
    shown: (page) => page.getByRole('alertdialog'),
  },
}
