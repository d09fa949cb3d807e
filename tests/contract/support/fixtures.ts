import type { components } from '#contract'
import type { AnswerOf, RequestOf } from '../../../mock-server/operations/handlers.ts'
import type { Who } from '../suite/actors.ts'
import { must, NotCovered, needed } from '../suite/check.ts'
import type { Exam } from '../suite/contract-run.ts'

type Schemas = components['schemas']
export type Transaction = Schemas['Transaction']
export type PaymentLink = Schemas['PaymentLink']
export type Page = AnswerOf<'listTransactions'>
export type Filters = Record<string, string | string[]>

const MOST_ROWS = 5000

/** A link of the merchant, deleted when the check ends. */
export async function createLink(
  exam: Exam,
  body: Partial<RequestOf<'createPaymentLink'>['body']> = {},
  as?: Who,
): Promise<PaymentLink> {
  const { link } = await exam.succeed('createPaymentLink', {
    as: as ?? (await exam.people.as('merchant')),
    body: { title: 'Contract suite', amount: 10_000, ...body },
  })
  return link
}

export async function linksOf(exam: Exam, as: Who): Promise<PaymentLink[]> {
  return (await exam.succeed('listPaymentLinks', { as })).links
}

export const pageOf = (exam: Exam, as: Who, query: Filters = {}): Promise<Page> =>
  exam.succeed('listTransactions', { as, query })

/** Every row of all pages. `between` is done after each page. @throws NotCovered beyond 5,000 rows */
export async function allTransactions(
  exam: Exam,
  as: Who,
  query: Filters = {},
  between?: () => Promise<unknown>,
): Promise<Transaction[]> {
  const rows: Transaction[] = []
  let cursor: string | undefined
  do {
    const page = await pageOf(exam, as, { limit: '100', ...query, ...(cursor !== undefined && { cursor }) })
    rows.push(...page.transactions)
    cursor = page.nextCursor
    if (rows.length > MOST_ROWS) throw new NotCovered(`there are more than ${MOST_ROWS} transactions to read`)
    await between?.()
  } while (cursor !== undefined)
  return rows
}

/** A payment of the merchant that can be refunded by at least so many paise, the largest rest first. */
export async function refundablePayment(exam: Exam, { atLeast = 1 } = {}): Promise<Transaction> {
  const [payment] = await refundablePayments(exam, { atLeast })
  return needed(payment, 'the merchant has no payment of the last 7 days to refund')
}

export async function refundablePayments(exam: Exam, { atLeast = 1 } = {}): Promise<Transaction[]> {
  const as = await exam.people.as('merchant')
  const query = { status: ['success', 'partially_refunded'], limit: '100' }
  const { transactions } = await pageOf(exam, as, query)
  // An hour, in case the time at the server is not quite the one that its sessions tell.
  const now = exam.people.now() + 3_600_000
  return transactions
    .filter(({ refundableUntil }) => refundableUntil !== undefined && Date.parse(refundableUntil) > now)
    .filter((payment) => restOf(payment) >= atLeast && payment.refunds.length < 90)
    .sort((a, b) => restOf(b) - restOf(a))
}

export const restOf = ({ amount, refundedAmount }: Transaction) => amount - refundedAmount

/** The transaction as it is now. */
export async function reloaded(exam: Exam, { id }: Pick<Transaction, 'id'>): Promise<Transaction> {
  const { transactions } = await pageOf(exam, await exam.people.as('merchant'), { search: id, limit: '100' })
  const row = transactions.find((each) => each.id === id)
  must(row !== undefined, `a search for ${id} does not find it`)
  return row
}

export async function firstGateway(exam: Exam, as: Who) {
  const { gateways } = await exam.succeed('listGateways', { as })
  return needed(gateways[0], 'there is no gateway')
}

export async function firstMethod(exam: Exam, as: Who) {
  const { methods } = await exam.succeed('listPaymentMethods', { as })
  return needed(methods[0], 'there is no payment method')
}
