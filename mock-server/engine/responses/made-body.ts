import type { Contract } from '../contract/contract.ts'
import type { MediaType } from '../contract/media-types.ts'
import {
  essenceOf,
  isEventStream,
  isJson,
  isRange,
  isStream,
  isText,
  isXml,
} from '../contract/media-types.ts'
import type { Random } from '../random.ts'
import type { MakeValue } from '../values/values.ts'
import { bodyText } from './xml.ts'

/** The named example, else the first one that its schema allows, else a generated value. */
export function exampleOrGenerated(
  contract: Contract,
  { type, schema, examples }: MediaType,
  valueFor: MakeValue,
  random: Random,
  named: unknown,
) {
  const isValid = (value: unknown) =>
    schema === undefined ||
    contract.check(schema, value, 'response').valid ||
    contract.check(schema, value).valid
  const isWhole = isJson(type) || schema?.type !== 'string'
  const fits = (value: unknown) => {
    // Documents often write examples of XML as text.
    if (typeof value === 'string' && (!isWhole || isXml(type))) return true
    return isWhole && isValid(value)
  }
  const fitting = named ?? Object.values(examples).find(fits)
  const isExample = fitting !== undefined
  const source = isExample ? ('example' as const) : ('generated' as const)
  const item =
    isStream(type) && schema?.items !== undefined
      ? schema.items
      : (schema ?? { type: isJson(type) ? 'object' : 'string' })
  if (isStream(type) && typeof fitting !== 'string') {
    const items = isExample ? [fitting].flat() : [valueFor(item, random), valueFor(item, random)]
    const text = items.map((entry) => framed(type, entry)).join('')
    return { source, text, isValid: true }
  }
  const body = isExample ? fitting : valueFor(item, random)
  const isPlain = typeof body === 'string' && !isJson(type) && !isRange(type)
  const text = isPlain ? body : bodyText(body, type, schema ?? {}, contract.schemas)
  return { source, text, isValid: fits(body) }
}

/** An item of a stream, as its type frames it. */
function framed(type: string, item: unknown): string {
  if (isEventStream(type))
    return `${(typeof item === 'string' ? item : JSON.stringify(item)).replaceAll(/^/gm, 'data: ')}\n\n`
  return `${essenceOf(type) === 'application/json-seq' ? '\u{1e}' : ''}${JSON.stringify(item)}\n`
}

/** The type that is sent for a declared range. */
export const concrete = (type: string) => {
  if (!isRange(type)) return type
  return isText(type) ? 'text/plain' : 'application/json'
}
