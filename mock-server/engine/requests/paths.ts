import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'
import { RuleViolation } from '../rule-violation.ts'
import { typed } from './typed.ts'

type Routed = Pick<Contract, 'operations' | 'basePath' | 'check' | 'schemas'>

/** The path that an operation is called at. */
export const pathIn = ({ basePath }: { basePath: string }, operation: Pick<Operation, 'path' | 'basePath'>) =>
  (operation.basePath ?? basePath) + operation.path

/** A segment of paths, with the segments that may follow it. */
type Node = {
  literal: Map<string, Node>
  /** Such as `{id}:stop`. */
  partly: Map<string, { expression: RegExp; node: Node }>
  any?: Node
  operations: Operation[]
}

const node = (): Node => ({ literal: new Map(), partly: new Map(), operations: [] })

/**
 * Finds operations as OpenAPI matches paths: `/users/me` before `/users/{id}:stop` before `/users/{id}`, in any order
 * in the document. Of the same path with other parameter names, the operation with fitting parameters is found.
 */
export function operationFinder({ operations, ...contract }: Routed) {
  const root = node()
  for (const operation of operations)
    pathIn(contract, operation).split('/').reduce(added, root).operations.push(operation)

  return {
    /** HEAD is treated as GET without the body. */
    find(method: string, path: string): Operation | undefined {
      const wanted = method === 'HEAD' ? 'get' : method.toLowerCase()
      for (const { operations: candidates } of matching(root, path.split('/'), 0)) {
        const [first, ...more] = candidates.filter((candidate) => candidate.method === wanted)
        if (!first) continue
        return more.length === 0
          ? first
          : ([first, ...more].find((candidate) => fits(candidate, path)) ?? first)
      }
      return undefined
    },
    /** @throws RuleViolation 405 for another method of a known path, with `Allow` */
    rejectOtherMethod(method: string, path: string): void {
      const methods = [...matching(root, path.split('/'), 0)].flatMap((matched) =>
        matched.operations.map((operation) => operation.method.toUpperCase()),
      )
      if (methods.length === 0) return
      const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
      throw new RuleViolation('method', `${method} is not allowed here.`, {
        accepted: [...new Set(allow)].join(', '),
      })
    },
  }

  function fits(operation: Operation, path: string): boolean {
    const values = pathReader(pathIn(contract, operation))(path) ?? {}
    return operation.parameters.every(
      ({ in: location, name, schema }) =>
        location !== 'path' || contract.check(schema, typed(values[name] ?? '', schema, contract)).valid,
    )
  }
}

function added(above: Node, segment: string): Node {
  if (WHOLE.test(segment)) {
    above.any ??= node()
    return above.any
  }
  if (!segment.includes('{')) {
    const inside = above.literal.get(segment) ?? node()
    above.literal.set(segment, inside)
    return inside
  }
  const key = segment.replaceAll(/\{[^{}]+\}/g, '{}')
  const partly = above.partly.get(key) ?? {
    expression: new RegExp(`^${expressionOf(segment)}$`),
    node: node(),
  }
  above.partly.set(key, partly)
  return partly.node
}

function* matching(at: Node, parts: readonly string[], index: number): Generator<Node> {
  const part = parts[index]
  if (part === undefined) {
    if (at.operations.length > 0) yield at
    return
  }
  // A document may contain characters that URLs encode, such as `<id>`.
  const literal = at.literal.get(part) ?? at.literal.get(decoded(part))
  if (literal) yield* matching(literal, parts, index + 1)
  for (const { expression, node: inside } of at.partly.values())
    if (expression.test(part)) yield* matching(inside, parts, index + 1)
  if (at.any && part !== '') yield* matching(at.any, parts, index + 1)
}

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

/** Only the last parameter of a segment may contain the separator. */
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
