import { operationOf, operations, resolved } from '../../../kosha/document.ts'
import type { Schema } from '../../../suite/document.ts'
import { checkOf } from './from-roles.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, caughtBy } from './mutant.ts'

/** For each successful response: a required field is missing or of another type, and there is one too many. */
export const mutantsFromResponses: Mutant[] = operations.flatMap(({ id, roles, success, responseTo }) => {
  const role = roles.includes('merchant') ? 'merchant' : 'anonymous'
  return requiredIn(responseTo(success)?.body).flatMap((fields) => {
    const [first, last] = [fields[0], fields.at(-1)]
    if (first === undefined || last === undefined) return []
    const extending = (value: unknown, holder: object) => Object.assign(holder, { surprise: 1 }) && value
    return caughtBy(checkOf(id, success, role), {
      [`the response of ${id} has no ${first}`]: alteringField(id, first, () => undefined),
      [`the response of ${id} has true as ${last}`]: alteringField(id, last, () => [true]),
      [`the response of ${id} has an undeclared field beside ${last}`]: alteringField(id, last, extending),
    })
  })
})

/** The required fields of a body, and those of the object or the rows in it. */
function requiredIn(reference: Schema | undefined): string[][] {
  if (!reference) return []
  const { items, required = [], properties = {} } = resolved(reference)
  const inside = items ? [items] : Object.values(properties)
  return [...(required.length > 0 ? [required] : []), ...inside.slice(0, 1).flatMap(requiredIn)]
}

/** A server may leave them out. */
const EXTRAS = ['sums', 'todayCompared', 'last30Days', 'unsettled']
/** Optional, but true if they are sent. */
const MAY_BE_LEFT_OUT = [
  ...['successRate', 'reversalSettlementId', 'carriedBy'],
  ...['refundableUntil', 'rrn', 'utr', 'value', 'processedAt', 'credentials'],
]
/** As they were sent: model/sequences compares them. */
const SENT = ['email', 'phone', 'vpa', 'idempotencyKey']

const plusOne = (value: unknown) => (typeof value === 'number' ? value + 1 : value)

/** For each field that a server computes: a backend that counts one too many, or leaves out an optional field. */
export const mutantsFromValues: Mutant[] = (
  ['listTransactions', 'listSettlements', 'getStats'] as const
).flatMap((id) => {
  const { success, responseTo } = operationOf(id)
  const fields = new Map(fieldsIn(responseTo(success)?.body))
  return [...fields].flatMap(([name, { isNumber, isOptional }]) =>
    caughtBy('model/adoption', {
      ...(isNumber && { [`${id} counts ${name} one too high`]: alteringField(id, name, plusOne) }),
      ...(isOptional && { [`${id} leaves out ${name}`]: alteringField(id, name, () => undefined) }),
    }),
  )
})

type Field = [name: string, kind: { isNumber: boolean; isOptional: boolean }]

function fieldsIn(reference: Schema = {}): Field[] {
  const { items, required = [], properties = {} } = resolved(reference)
  const fields = Object.entries(properties).filter(([name]) => ![...EXTRAS, ...SENT].includes(name))
  return [...fields.map(([, schema]) => schema), ...(items ? [items] : [])].flatMap(fieldsIn).concat(
    fields.map(([name, schema]) => {
      const isNumber = ['integer', 'number'].includes(String(resolved(schema).type))
      return [name, { isNumber, isOptional: !required.includes(name) && !MAY_BE_LEFT_OUT.includes(name) }]
    }),
  )
}

/** Figures of a link that follow from its payments, and wrong settlements named by refunds and settlements. */
export const mutantsFromLedger: Mutant[] = caughtBy('model/adoption', {
  'a link counts amountPaid one too high': alteringField('listPaymentLinks', 'amountPaid', plusOne),
  'a link counts amountRefunded one too high': alteringField('listPaymentLinks', 'amountRefunded', plusOne),
  'a refund names another settlement as reversalSettlementId': alteringField(
    'listTransactions',
    'reversalSettlementId',
    () => 'stl_other',
  ),
  'a settlement names another one as carriedBy': alteringField(
    'listSettlements',
    'carriedBy',
    () => 'stl_other',
  ),
})
