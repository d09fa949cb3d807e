import { compareStrings } from '../compare-strings.ts'
import type { Operation } from '../contract/operation.ts'

type HasPath = Pick<Operation, 'path'>

/**
 * The operations with literal segments before parameters, as OpenAPI matches paths: `/users/me` before `/users/{id}:stop`
 * before `/users/{id}`, wherever they stand in the document.
 */
export const inMatchingOrder = <Each extends HasPath>(operations: readonly Each[]): Each[] =>
  [...operations].sort((one, other) => compareStrings(shapeOf(one), shapeOf(other)))

/** `/users/{id}` as `002`: where its parameters are. */
const shapeOf = ({ path }: HasPath) =>
  path
    .split('/')
    .map((segment) => (WHOLE.test(segment) ? '2' : segment.includes('{') ? '1' : '0'))
    .join('')

const WHOLE = /^\{[^{}]+\}$/

/** Reads the parameters in a path below the base path, such as `/users/{id}:stop`; undefined for another path. */
export function pathReader(template: string): (path: string) => Record<string, string> | undefined {
  const segments = template.split('/').map((text) => {
    const names = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
    return { text, names, expression: names.length > 0 ? new RegExp(`^${expressionOf(text)}$`) : undefined }
  })
  return (path) => {
    const parts = path.split('/')
    if (parts.length !== segments.length) return undefined
    const values: Record<string, string> = {}
    for (const [index, { text, names, expression }] of segments.entries()) {
      const part = parts[index] ?? ''
      if (!expression && part !== text) return undefined
      const found = expression?.exec(part)
      if (expression && !found) return undefined
      for (const [at, name] of names.entries()) values[name] = decoded(found?.[at + 1] ?? '')
    }
    return values
  }
}

/** As Hono writes it: `/api/users/:2`. `pathReader` reads the parameters, which may be parts of a segment. */
export const routeOf = ({ basePath }: { basePath: string }, path: string) =>
  basePath + path.split('/').map(routeSegment).join('/')

function routeSegment(segment: string, index: number): string {
  if (!segment.includes('{')) return segment
  return WHOLE.test(segment) ? `:${index}` : `:${index}{${expressionOf(segment).replaceAll(/[()]/g, '')}}`
}

/** Only the last parameter of a segment may contain what separates them. */
const expressionOf = (segment: string) =>
  segment
    .split(/(\{[^{}]+\})/)
    .map((part) => (WHOLE.test(part) ? '([^/]+)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
