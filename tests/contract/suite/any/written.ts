import type { Operation } from '../document.ts'

type Parameter = Operation['parameters'][number]

/** A value of a parameter in the style that is declared for it, by the names under which it is sent. */
export function written(
  { name, in: location, style, explode }: Parameter,
  value: unknown,
): Record<string, string | string[]> {
  if (style === 'content') return { [name]: JSON.stringify(value) }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const entries: [string, string][] = isObject
    ? Object.entries(value).map(([key, each]) => [key, textOf(each)])
    : []
  if (isObject && style === 'deepObject')
    return Object.fromEntries(entries.map(([key, each]) => [`${name}[${key}]`, each]))
  const isSpread = location === 'query' && explode !== false && style === undefined
  if (isSpread && isObject)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        Array.isArray(each) ? each.map(textOf) : textOf(each),
      ]),
    )
  if (isSpread && Array.isArray(value)) return { [name]: value.map(textOf) }
  const parts = isObject
    ? entries.flatMap(([key, each]) => (explode === true ? [`${key}=${each}`] : [key, each]))
    : [value].flat().map(textOf)
  if (style === 'matrix' && explode === true && Array.isArray(value))
    return { [name]: parts.map((each) => `;${name}=${each}`).join('') }
  if (style === 'matrix' && explode === true && isObject) return { [name]: `;${parts.join(';')}` }
  if (style === 'matrix') return { [name]: `;${name}=${parts.join(',')}` }
  if (style === 'label') return { [name]: `.${parts.join(explode === true ? '.' : ',')}` }
  const separator = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
  return { [name]: parts.join(separator) }
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : `${value}`
