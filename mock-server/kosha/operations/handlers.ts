import { auth } from './auth.ts'
import { gateways } from './gateways.ts'
import type { Handlers, Undeclared } from './handler.ts'
import { paymentLinks } from './payment-links.ts'
import { paymentMethods } from './payment-methods.ts'
import { settlements } from './settlements.ts'
import { stats } from './stats.ts'
import { transactions } from './transactions.ts'

/** The behaviour of every operation, by operationId. */
export const handlers = declared({
  ...auth,
  ...paymentLinks,
  ...transactions,
  ...settlements,
  ...gateways,
  ...paymentMethods,
  ...stats,
})

/** Rejects, as a type error, a handler that returns a field without a declaration in the contract. */
function declared<All extends Handlers>(all: All & NothingUndeclared<All>): All {
  return all
}

type NothingUndeclared<All extends Handlers> = [Undeclared<All>] extends [never]
  ? unknown
  : { 'the contract lacks the field': Undeclared<All> }
