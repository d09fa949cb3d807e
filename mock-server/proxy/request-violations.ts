import type { Contract, Operation } from '../contract/contract.ts'
import { jsonBody } from '../contract/json-body.ts'
import { parameterReader } from '../contract/parameters.ts'
import { Refusal } from '../refusal.ts'
import { inWords } from './in-words.ts'

export type Found = { operation: Operation; path: Record<string, string> }

/** The operation that a request is for, with what its path says. */
export function operationOf({ operations, basePath }: Contract, { method, url }: Request): Found | undefined {
  // HEAD asks for what GET would answer, without its body.
  const wanted = method === 'HEAD' ? 'GET' : method
  const asked = new URL(url).pathname.slice(basePath.length).split('/')
  for (const operation of operations) {
    const path =
      operation.method.toUpperCase() === wanted ? fitted(operation.path.split('/'), asked) : undefined
    if (path) return { operation, path }
  }
  return undefined
}

/** What in a request breaks the contract; what it means, and who may send it, is for the backend to judge. */
export async function requestViolations(
  contract: Contract,
  found: Found | undefined,
  { method, url, headers }: Request,
  bytes: Uint8Array,
): Promise<string[]> {
  // What a browser asks before it calls another origin, is between it and the backend.
  if (method === 'OPTIONS') return []
  if (!found) return [`${method} ${new URL(url).pathname} is not in the contract`]
  const { operation, path } = found
  try {
    parameterReader(operation, contract)({ url, headers, path })
    if (!operation.body) return []
    const raw = await jsonBody(new Request(url, { method, headers, body: Uint8Array.from(bytes) }))
    const result = contract.check(operation.body, raw)
    return result.valid ? [] : result.errors.map(inWords)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const named = error.details.errors?.map(inWords)
    return named ?? [error.message]
  }
}

function fitted(template: string[], asked: string[]): Record<string, string> | undefined {
  if (template.length !== asked.length) return undefined
  const path: Record<string, string> = {}
  for (const [place, part] of template.entries()) {
    const value = asked[place] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
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
