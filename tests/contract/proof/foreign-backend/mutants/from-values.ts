import type { Schema } from '../../../suite/document.ts'
import { operationOf, resolved } from '../../../suite/document.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, mutant } from './mutant.ts'

/** A server may leave them out. */
const EXTRAS = ['sums', 'todayCompared', 'last30Days', 'unsettled']
/** As they were sent: model/sequences compares them. */
const SENT = ['email', 'phone', 'vpa', 'idempotencyKey']

const plusOne = (value: unknown) => (typeof value === 'number' ? value + 1 : value)

/** For each field that a server computes: a backend that counts one too many, or leaves out what is optional. */
export const mutantsFromValues: Mutant[] = (
  ['listTransactions', 'listSettlements', 'getStats'] as const
).flatMap((id) => {
  const { success, responses } = operationOf(id)
  const fields = new Map(fieldsIn(responses.get(success)?.body))
  return [...fields].flatMap(([name, { isNumber, isOptional }]) => [
    ...(isNumber
      ? [mutant(`${id} counts ${name} one too high`, 'model/adoption', alteringField(id, name, plusOne))]
      : []),
    ...(isOptional
      ? [
          mutant(
            `${id} leaves out ${name}`,
            'model/adoption',
            alteringField(id, name, () => undefined),
          ),
        ]
      : []),
  ])
})

type Field = [name: string, of: { isNumber: boolean; isOptional: boolean }]

function fieldsIn(reference: Schema = {}): Field[] {
  const { items, required = [], properties = {} } = resolved(reference)
  const own = Object.entries(properties).filter(([name]) => ![...EXTRAS, ...SENT].includes(name))
  return [...own.map(([, schema]) => schema), ...(items ? [items] : [])].flatMap(fieldsIn).concat(
    own.map(([name, schema]) => {
      const isNumber = ['integer', 'number'].includes(String(resolved(schema).type))
      // A server may leave the rate out, but not state another one.
      return [name, { isNumber, isOptional: !required.includes(name) && name !== 'successRate' }]
    }),
  )
}
