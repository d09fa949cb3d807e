import { operations } from '../../../suite/document.ts'
import type { Contract, Schema } from '../contract/schema.ts'
import { readContract } from '../contract/schema.ts'
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

type Limit = {
  /** A sentence without it, which names the mutant. */
  name: string
  /** Removes it from the schemas of a contract. */
  remove(schemas: Contract['components']['schemas']): void
}
/** Finds one schema among those of a contract. */
type Find = (schemas: Contract['components']['schemas']) => Schema

const { paths, components } = readContract()

/** For each limit of a request body: a backend without it, which accepts what the contract forbids. */
export const mutantsFromRequestLimits: Mutant[] = distinct(
  operations.flatMap(({ id, path, method }) => {
    const { requestBody } = paths[path]?.[method.toLowerCase()] ?? {}
    if (!requestBody) return []
    return limitsOf(requestBody.content['application/json'].schema, () => ({}), id).map(({ name, remove }) =>
      mutant(name, `negative/${id}-generated-bodies`, {
        contract: (contract) => {
          remove(contract.components.schemas)
          return contract
        },
      }),
    )
  }),
)

/** The limits of a schema and of those inside it. */
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
        remove: (schemas: Contract['components']['schemas']) =>
          void Reflect.deleteProperty(find(schemas), key),
      })),
    ...required.map((field) => ({
      name: `${where} does not require ${field}`,
      remove: (schemas: Contract['components']['schemas']) => {
        find(schemas).required = required.filter((each) => each !== field)
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
  const byName = new Map([...mutants].reverse().map((each) => [each.name, each]))
  return [...byName.values()].filter(({ name }) => !IMPLIED.includes(name))
}
