import { accountRules } from './rules/accounts.ts'
import { linkRules } from './rules/links.ts'
import { moneyRules } from './rules/money.ts'
import { settingsRules } from './rules/settings.ts'
import { transactionRules } from './rules/transactions.ts'
import { wireRules } from './rules/wire.ts'

/** The decisions of the backend that a mutant or a variant replaces, by name. */
export const soundRules = {
  ...wireRules,
  ...accountRules,
  ...linkRules,
  ...settingsRules,
  ...transactionRules,
  ...moneyRules,
}

export type Rules = typeof soundRules
/** A function, if they hold a state of each backend. */
export type Changed = Partial<Rules> | (() => Partial<Rules>)
