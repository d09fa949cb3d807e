import type { Contract, Schema } from '../contract/schema.ts'
import type { Reply } from '../http/route.ts'
import type { Asked } from '../rules/wire.ts'
import type { Rules } from '../rules.ts'

/** The foreign backend with one thing wrong, and the check that has to find it. */
export type Mutant = {
  /** A sentence about the broken backend. */
  name: string
  caughtBy: string
  /** What it decides otherwise; made anew for each backend, so that it may remember things. */
  rules: () => Partial<Rules>
}

export const mutant = (
  name: string,
  caughtBy: string,
  rules: Partial<Rules> | (() => Partial<Rules>),
): Mutant => ({
  name,
  caughtBy,
  rules: typeof rules === 'function' ? rules : () => rules,
})

/** Changes every successful answer of an operation. */
export const answering = (
  operation: string,
  change: (reply: Reply, asked: Asked) => Reply,
): Partial<Rules> => ({
  answered: (reply, asked) =>
    asked.operation === operation && reply.status < 300 ? change(reply, asked) : reply,
})

/** Changes a field wherever it stands in a successful answer of an operation; undefined removes it. */
export const inField = (
  operation: string,
  field: string,
  change: (value: unknown, holder: object) => unknown,
) => answering(operation, (reply) => ({ ...reply, body: withField(reply.body, field, change) }))

/** Changes every refusal with a status. */
export const refusing = (status: number, change: (reply: Reply, asked: Asked) => Reply): Partial<Rules> => ({
  answered: (reply, asked) => (reply.status === status ? change(reply, asked) : reply),
})

const withField = (body: unknown, field: string, change: (value: unknown, holder: object) => unknown) =>
  JSON.parse(JSON.stringify(body), function reviver(this: object, key: string, value: unknown) {
    return key === field ? change(value, this) : value
  })

/** Reads a schema of the contract otherwise. */
export const reading = (name: string, change: (schema: Schema) => void): Partial<Rules> => ({
  contract: (contract) => changed(contract, contract.components.schemas[name], change),
})

/** Reads one property of a schema otherwise. */
export const readingField = (
  name: string,
  field: string,
  change: (schema: Schema) => Schema,
): Partial<Rules> => ({
  contract: (contract) => {
    const { properties = {} } = contract.components.schemas[name] ?? {}
    properties[field] = change(properties[field] ?? {})
    return contract
  },
})

function changed(contract: Contract, schema: Schema | undefined, change: (schema: Schema) => void): Contract {
  if (schema) change(schema)
  return contract
}
