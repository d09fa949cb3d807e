import type { Contract } from '../contract/contract.ts'
import { jsonBody } from '../contract/json-body.ts'
import { inMatchingOrder } from '../contract/matching-order.ts'
import type { Operation } from '../contract/operation.ts'
import { parameterReader } from '../contract/parameters.ts'
import type { Schema } from '../contract/schema.ts'
import { fieldErrorText, HttpError } from '../http-error.ts'

export type FoundOperation = { operation: Operation; path: Record<string, string> }

/** The operation that a request matches, with its path parameters. */
export function operationOf(
  { operations, basePath }: Contract,
  { method, url }: Request,
): FoundOperation | undefined {
  // HEAD is treated as GET without the body.
  const wanted = method === 'HEAD' ? 'GET' : method
  const asked = new URL(url).pathname.slice(basePath.length).split('/')
  for (const operation of inMatchingOrder(operations)) {
    const path =
      operation.method.toUpperCase() === wanted ? fitted(operation.path.split('/'), asked) : undefined
    if (path) return { operation, path }
  }
  return undefined
}

/** Finds where a request breaks the contract. Its meaning, and who may send it, is left to the backend. */
export function requestChecker(contract: Contract) {
  const readers = new Map(contract.operations.map((each) => [each, parameterReader(each, contract)]))

  return async (
    found: FoundOperation | undefined,
    { method, url, headers }: Request,
    bytes: Uint8Array,
  ): Promise<string[]> => {
    // A CORS preflight concerns the browser and the backend only.
    if (method === 'OPTIONS') return []
    if (!found) return [`${method} ${new URL(url).pathname} is not in the contract`]
    const { operation, path } = found
    const { errors = [] } = readers.get(operation)?.({ url, headers, path }) ?? {}
    const ofParameters = errors.map(fieldErrorText)
    if (!operation.body) return ofParameters
    const request = new Request(url, { method, headers, body: Uint8Array.from(bytes) })
    return [...ofParameters, ...(await bodyViolations(operation.body, request))]
  }

  async function bodyViolations(schema: Schema, request: Request): Promise<string[]> {
    try {
      const result = contract.check(schema, await jsonBody(request))
      return result.valid ? [] : result.errors.map(fieldErrorText)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return error.details.errors?.map(fieldErrorText) ?? [error.message]
    }
  }
}

function fitted(template: string[], asked: string[]): Record<string, string> | undefined {
  if (template.length !== asked.length) return undefined
  const path: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const value = asked[index] ?? ''
    const name = /^\{([^{}]+)\}$/.exec(part)?.[1]
    if (name === undefined ? part !== value : value === '') return undefined
    if (name !== undefined) path[name] = decoded(value)
  }
  return path
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
