import { parseStrictly } from '../http/json-text.ts'
import type { Mutant } from './mutant.ts'
import { answering, inField, mutant } from './mutant.ts'

/** Strict JSON, its values then read as another language would. */
const readAs = (read: (value: unknown, name: string) => unknown) => ({
  parsed: (text: string) => {
    const value = parseStrictly(text)
    return JSON.parse(JSON.stringify(value), (name, each) => read(each, name))
  },
})

/** JSON as Python reads it, and the comparisons with NaN that all are false. */
const withNaN = (text: string) => text.replaceAll(/:\s*(?:-?Infinity|NaN)\b/g, ':10000')

export const jsonValueMutants: Mutant[] = [
  mutant(
    'null is read as absent',
    'negative/createPaymentLink-generated-bodies',
    readAs((value) => value ?? undefined),
  ),
  mutant(
    'texts are read as booleans',
    'negative/updateGateway-generated-bodies',
    readAs((value) => (value === 'true' ? true : value === 'false' ? false : value)),
  ),
  mutant(
    'true is a priority of 1',
    'negative/updateGateway-generated-bodies',
    readAs((value, name) => (name === 'priority' && value === true ? 1 : value)),
  ),
  mutant('NaN is a number', 'negative/createPaymentLink-hostile-bodies', {
    parsed: (text) => parseStrictly(withNaN(text)),
  }),
  mutant('a number of more than 32 bits is refused', 'state/refund-never-exceeds', {
    fieldProblems: (problems, given) =>
      JSON.stringify(given).match(/:\s*\d{10,}/) ? [{ field: 'amount', message: 'is too large' }] : problems,
  }),
  mutant('what is absent is null', 'positive/listPaymentLinks-as-merchant', {
    ...answering('listPaymentLinks', (reply) => ({
      ...reply,
      body: JSON.parse(JSON.stringify(reply.body), (_name, value) =>
        value?.amountPaid === undefined ? value : { expiresAt: null, ...value },
      ),
    })),
  }),
  mutant('the last page has a cursor of null', 'state/pages-by-createdAt', {
    ...answering('listTransactions', (reply) => ({
      ...reply,
      body: { nextCursor: null, ...Object(reply.body) },
    })),
  }),
  mutant('the last page has an empty cursor', 'state/pages-by-createdAt', {
    ...answering('listTransactions', (reply) => ({
      ...reply,
      body: { nextCursor: '', ...Object(reply.body) },
    })),
  }),
  mutant('an emptied phone is shown as an empty text', 'positive/profile', {
    ...answering('updateProfile', (reply) => ({
      ...reply,
      body: JSON.parse(JSON.stringify(reply.body), (_name, value) =>
        value?.email === undefined ? value : { phone: '', ...value },
      ),
    })),
  }),
  mutant('a list of nothing is null', 'positive/listTransactions-as-merchant', {
    ...inField('listTransactions', 'refunds', (value) =>
      Array.isArray(value) && value.length === 0 ? null : value,
    ),
  }),
  mutant('Content-Length counts letters', 'positive/link-keeps-what-was-sent', {
    answered: (reply) =>
      reply.body === undefined
        ? reply
        : {
            ...reply,
            headers: { ...reply.headers, 'Content-Length': `${JSON.stringify(reply.body).length}` },
          },
  }),
]
