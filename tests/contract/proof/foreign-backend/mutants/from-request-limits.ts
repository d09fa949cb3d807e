import { operationOf, operations, resolved } from '../../../kosha/document.ts'
import type { Contract, Schema } from '../contract/schema.ts'
import { document, named } from '../contract/schema.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const LIMIT =
  /^(?:type|enum|pattern|format|additionalProperties|propertyNames|(?:min|max)(?:imum|Length|Items|Properties))$/

/** Limits that the pattern of the same schema implies: without them, the same values are rejected. */
const IMPLIED = [
  'Email has no minLength',
  'ShortText has no minLength',
  'Phone has no maxLength',
  'PhoneOrNone has no maxLength',
  'Id has no minLength',
  'LinkReference has no minLength',
  'Timestamp has no maxLength',
]

type Schemas = Contract['components']['schemas']
type Limit = {
  name: string
  remove(schemas: Schemas): void
}
type Find = (schemas: Schemas) => Schema

const { paths, components } = document

/** For each limit of a request body: a backend without it, which accepts what the contract forbids. */
export const mutantsFromRequestLimits: Mutant[] = distinct(
  operations.flatMap(({ id, path, method }) => {
    const { requestBody } = paths[path]?.[method.toLowerCase()] ?? {}
    if (!requestBody) return []
    return limitsOf(requestBody.content['application/json'].schema, () => ({}), id).map(({ name, remove }) =>
      mutant(name, `negative/${id}-generated-bodies`, {
        contract: (contract) => remove(contract.components.schemas),
      }),
    )
  }),
)

function limitsOf(schema: Schema, find: Find, where: string): Limit[] {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined)
    return limitsOf(components.schemas[name] ?? {}, (schemas) => schemas[name] ?? {}, name)
  const { properties = {}, required = [], items, additionalProperties } = schema
  return [
    ...Object.keys(schema)
      .filter((key) => LIMIT.test(key) && !(key === 'type' && schema.enum))
      // Of an integer it says how many bits it takes; its bounds are narrower.
      .filter((key) => !(key === 'format' && schema.type === 'integer'))
      .map((key) => ({
        name: `${where} has no ${key}`,
        remove: (schemas: Schemas) => void Reflect.deleteProperty(find(schemas), key),
      })),
    ...required.map((field) => ({
      name: `${where} does not require ${field}`,
      remove: (schemas: Schemas) => {
        find(schemas).required = required.filter((name) => name !== field)
      },
    })),
    ...Object.entries(properties).flatMap(([field, inner]) =>
      limitsOf(inner, (schemas) => find(schemas).properties?.[field] ?? {}, `${where}.${field}`),
    ),
    ...(items ? limitsOf(items, (schemas) => find(schemas).items ?? {}, `${where}.0`) : []),
    ...(typeof additionalProperties === 'object'
      ? limitsOf(additionalProperties, (schemas) => Object(find(schemas).additionalProperties), `${where}.*`)
      : []),
  ]
}

/** Schemas that several bodies contain are named by the first. */
function distinct(mutants: Mutant[]): Mutant[] {
  const byName = new Map([...mutants].reverse().map((mutantOfLimit) => [mutantOfLimit.name, mutantOfLimit]))
  return [...byName.values()].filter(({ name }) => !IMPLIED.includes(name))
}

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

function withoutLimit(contract: Contract, name: string, limit: keyof Schema): void {
  const listed = contract.paths['/payments/transactions']?.get?.parameters ?? []
  const parameters = [...listed, ...Object.values(contract.components.parameters)]
  for (const parameter of parameters) {
    if (!('name' in parameter) || parameter.name !== name) continue
    const { [limit]: _removed, ...rest } = named(contract, parameter.schema)
    parameter.schema = rest
  }
}
