import type { components } from '#contract'
import type { Actor } from '../../suite/call.ts'
import { must, NotCovered, needed } from '../../suite/verdicts.ts'
import { DAY_MS } from '../actors.ts'
import type { ContractRun, ErrorResponse } from '../run.ts'

export const MEBIBYTE = 1024 * 1024

/** A body that exceeds the limit, and would be rejected for its size if nothing else came before. */
export const tooLargeBody = { bytes: ' '.repeat(MEBIBYTE + 1), type: 'application/json' }

type Schemas = components['schemas']
export type Transaction = Schemas['Transaction']
export type PaymentLink = Schemas['PaymentLink']
export type Filters = Record<string, string | string[]>

const MAX_ROWS = 5000
const ROWS_MEANWHILE = 200

export async function createLink(
  run: ContractRun,
  body: Partial<Schemas['NewPaymentLink']> = {},
  as?: Actor,
): Promise<PaymentLink> {
  const { link } = await run.expectSuccess('createPaymentLink', {
    as: as ?? (await run.actors.as('merchant')),
    body: { title: 'Contract suite', amount: 10_000, ...body },
  })
  return link
}

const pageOf = (run: ContractRun, as: Actor, query: Filters) =>
  run.expectSuccess('listTransactions', { as, query })

/** Reads the rows of all pages and calls `between` after each page. @throws NotCovered beyond 5,000 rows */
export async function allTransactions(
  run: ContractRun,
  as: Actor,
  query: Filters = {},
  between?: (page: Transaction[]) => Promise<unknown>,
): Promise<Transaction[]> {
  const rows: Transaction[] = []
  let cursor: string | undefined
  do {
    const page = await pageOf(run, as, { limit: '100', ...query, ...(cursor !== undefined && { cursor }) })
    rows.push(...page.transactions)
    cursor = page.nextCursor
    must(rows.length <= page.total + ROWS_MEANWHILE, `pages continue after all ${page.total} rows`)
    if (rows.length > MAX_ROWS) throw new NotCovered(`there are more than ${MAX_ROWS} transactions`)
    await between?.(page.transactions)
  } while (cursor !== undefined)
  return rows
}

/** The refundable payment with the most left. */
export async function refundablePayment(run: ContractRun): Promise<Transaction> {
  const [payment] = await refundablePayments(run)
  return needed(payment, NO_REFUNDABLE_PAYMENT)
}

export const NO_REFUNDABLE_PAYMENT =
  'the merchant has no captured payment of the last 7 days with enough left to refund'

export async function refundablePayments(run: ContractRun, { atLeast = 1 } = {}): Promise<Transaction[]> {
  const as = await run.actors.as('merchant')
  const query = { status: ['success', 'partially_refunded'], limit: '100' }
  const { transactions } = await pageOf(run, as, query)
  // An hour of tolerance, since the server time is an estimate.
  const now = run.actors.clock.now() + 3_600_000
  return transactions
    .filter((payment) => refundableUntilOf(payment) > now)
    .filter((payment) => remainingOf(payment) >= atLeast && payment.refunds.length < 90)
    .sort((a, b) => remainingOf(b) - remainingOf(a))
}

/** Computed if it is missing, which another check reports. */
export function refundableUntilOf({ refundableUntil, events, createdAt }: Transaction): number {
  if (refundableUntil !== undefined) return Date.parse(refundableUntil)
  const captured = events.find(({ type }) => type === 'succeeded')?.at ?? createdAt
  return Date.parse(captured) + 7 * DAY_MS
}

export const remainingOf = ({ amount, refundedAmount }: Transaction) => amount - refundedAmount

/** A gateway that checks may change. Admins get one of a merchant that this run registered. */
export async function ownGateway(run: ContractRun, as: Actor) {
  const { gateways } = await run.expectSuccess('listGateways', { as: await ownerFor(run, as) })
  return needed(gateways[0], 'there is no gateway')
}

/** A payment method that checks may change; see `ownGateway`. */
export async function ownMethod(run: ContractRun, as: Actor) {
  const { methods } = await run.expectSuccess('listPaymentMethods', { as: await ownerFor(run, as) })
  return needed(methods[0], 'there is no payment method')
}

/** The merchant with the settings that checks may change; for admins, one that this run registered. */
const ownerFor = ({ actors }: ContractRun, as: Actor) => (as.role === 'admin' ? actors.freshMerchant() : as)

export async function passTime({ actors, backend, wire }: ContractRun, ms: number): Promise<void> {
  if (backend.pass) {
    actors.clock.pass(ms)
    return backend.pass(ms)
  }
  await wire.pause(ms)
}

/** For comparison with another error. The message may contain the request id too. */
export const withoutRequestId = ({ status, error: { requestId, message, ...error } }: ErrorResponse) => ({
  status,
  error: { ...error, message: message.replaceAll(requestId, '') },
})
