import { accessRules } from './rules/access.ts'
import { accountRules } from './rules/accounts.ts'
import { linkRules } from './rules/links.ts'
import { refundRules, settlementRules, statsRules } from './rules/money.ts'
import { settingsRules } from './rules/settings.ts'
import { transactionRules } from './rules/transactions.ts'
import { wireRules } from './rules/wire.ts'

/** Everything that the backend decides, each under a name of its own, so that a test may have one decided wrongly. */
export const soundRules = {
  ...wireRules,
  ...accountRules,
  ...accessRules,
  ...linkRules,
  ...settingsRules,
  ...transactionRules,
  ...refundRules,
  ...settlementRules,
  ...statsRules,
}

export type Rules = typeof soundRules
