import type { Operation } from '../document.ts'
import { isRecord } from '../verdicts.ts'

type Parameter = Operation['parameters'][number]

/** A value of a parameter in the style that is declared for it, by the names under which it is sent. */
export function written(
  { name, in: location, style, explode }: Parameter,
  value: unknown,
): Record<string, string | string[]> {
  if (style === 'content') return { [name]: JSON.stringify(value) }
  const isObject = isRecord(value)
  const entries: [string, string][] = isObject
    ? Object.entries(value).map(([key, field]) => [key, textOf(field)])
    : []
  if (isObject && style === 'deepObject')
    return Object.fromEntries(entries.map(([key, text]) => [`${name}[${key}]`, text]))
  const isSpread = location === 'query' && explode !== false && style === undefined
  if (isSpread && isObject)
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        Array.isArray(field) ? field.map(textOf) : textOf(field),
      ]),
    )
  if (isSpread && Array.isArray(value)) return { [name]: value.map(textOf) }
  const parts = isObject
    ? entries.flatMap(([key, text]) => (explode === true ? [`${key}=${text}`] : [key, text]))
    : [value].flat().map(textOf)
  if (style === 'matrix' && explode === true && Array.isArray(value))
    return { [name]: parts.map((part) => `;${name}=${part}`).join('') }
  if (style === 'matrix' && explode === true && isObject) return { [name]: `;${parts.join(';')}` }
  if (style === 'matrix') return { [name]: `;${name}=${parts.join(',')}` }
  if (style === 'label') return { [name]: `.${parts.join(explode === true ? '.' : ',')}` }
  const separator = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
  return { [name]: parts.join(separator) }
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : `${value}`
