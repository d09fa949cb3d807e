import { operationOf, resolved } from '../../../suite/document.ts'
import type { Contract, Schema } from '../contract/schema.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { filters } = transactionRules
const { parameters } = operationOf('listTransactions')

/** For each filter of transactions: a backend that ignores it, or does not know a limit of it. */
export const mutantsFromFilters: Mutant[] = parameters.flatMap(({ name, schema }) => [
  ...(filters[name]
    ? [
        mutant(`the filter ${name} is ignored`, 'model/filters', {
          filters: { ...filters, [name]: () => true },
        }),
      ]
    : []),
  ...(['minimum', 'maximum'] as const)
    // A negative number is rejected as no whole number, so a minimum of 0 is implied.
    .filter((limit) => Boolean(resolved(schema)[limit]))
    .map((limit) =>
      mutant(`the filter ${name} has no ${limit}`, 'negative/invalid-filters', {
        contract: (contract) => withoutLimit(contract, name, limit),
      }),
    ),
])

function withoutLimit(contract: Contract, name: string, limit: keyof Schema): Contract {
  const listed = contract.paths['/payments/transactions']?.get?.parameters ?? []
  const all = [...listed, ...Object.values(contract.components.parameters)]
  for (const parameter of all) {
    if (!('name' in parameter) || parameter.name !== name) continue
    const { [limit]: _removed, ...rest } = resolved(parameter.schema)
    parameter.schema = rest
  }
  return contract
}
