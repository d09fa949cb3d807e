import type { Operation, Schema } from '../../suite/document.ts'
import { document } from '../../suite/document.ts'

/** The way through the document to a value of it. */
export type Keys = string[]

/** Where the document describes a field of a response, such as `transactions.0.amount`. */
export function keysOfField({ path, method, success }: Operation, field: string): Keys | undefined {
  const response = ['paths', path, method.toLowerCase(), 'responses', `${success}`]
  const { own, notation, object } = described([...response, ...JSON_SCHEMA], field)
  return own ?? object ?? notation
}

/** Where the document describes what a request was rejected for: a parameter, or a field of its body. */
export function keysOfRequested(operation: Operation, name: string): Keys | undefined {
  const parameter = Object.entries(document.components.parameters).find(([, each]) => each.name === name)
  if (parameter) return ['components', 'parameters', parameter[0]]
  const { path, method } = operation
  const body = ['paths', path, method.toLowerCase(), 'requestBody', ...JSON_SCHEMA]
  const { own, notation, object } = described(body, name)
  return own ?? notation ?? object
}

const JSON_SCHEMA = ['content', 'application/json', 'schema']

type Descriptions = {
  /** Of the field itself. */
  own?: Keys | undefined
  /** Of the type that it shares with other fields, such as an amount in paise. */
  notation?: Keys | undefined
  /** Of the innermost object that it belongs to. */
  object?: Keys | undefined
}

function described(schema: Keys, field: string): Descriptions {
  let keys: Keys | undefined = schema
  let found: Descriptions = {}
  for (const part of field.split('.')) {
    keys = keys && within(keys, part)
    if (!keys) return found
    const type = target(keys)
    const hasType = valueAt(type)?.description !== undefined
    found = {
      own: valueAt(keys)?.description === undefined ? undefined : keys,
      notation: hasType ? type : undefined,
      object: hasType && valueAt(type)?.properties ? type : found.object,
    }
  }
  return found
}

/** The schema of a property, or of the items of a list. */
function within(keys: Keys, part: string): Keys | undefined {
  const at = target(keys)
  const inner = /^\d+$/.test(part) ? [...at, 'items'] : [...at, 'properties', part]
  return valueAt(inner) && inner
}

/** Where a reference leads. */
function target(keys: Keys): Keys {
  const pointer = valueAt(keys)?.$ref
  return pointer ? pointer.slice(2).split('/') : keys
}

const valueAt = (keys: Keys): (Schema & { description?: string }) | undefined =>
  keys.reduce<object | undefined>((value, key) => Reflect.get(value ?? {}, key), document)
