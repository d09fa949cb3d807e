import type { FieldError } from '../http-error.ts'
import { Findings } from './findings.ts'
import type { Operation } from './operation.ts'
import { operationReader } from './read-operation.ts'
import { ContractError, childOf, pointerReader } from './references.ts'
import { isRecord } from './requirement.ts'
import type { Schema, Schemas } from './schema.ts'
import { schemaReader } from './schema-reader.ts'
import { validators } from './validator.ts'

export type Contract<Id extends string = string> = {
  basePath: string
  operations: Operation<Id>[]
  schemas: Schemas
  /** All that `x-roles` names, in the order of the document. */
  roles: readonly string[]
  check: Check
  /** What of the document is ignored, each with its pointer. */
  unsupported: readonly string[]
  /** `info.version` of the document. */
  version: string
  /** Identifies the content of the document: two servers with the same hash serve the same contract. */
  hash: () => Promise<string>
}

/** Validates a value against a schema of the contract. A valid value is returned with its defaults filled in. */
export type Check = (
  schema: Schema,
  value: unknown,
) => { valid: true; value: unknown } | { valid: false; errors: FieldError[] }

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
// Of a path: what concerns all its calls, or only their readers.
const PATH_FIELDS = [...METHODS, 'parameters', 'summary', 'description']
const PARTLY_PARAMETER = /[^/]\{|\}[^/]/

/**
 * Reads the contract from the parsed openapi.yaml. The document is the router of the mock server: all it knows about
 * paths, methods, schemas and roles comes from here. `Id` are its operationIds.
 * @throws ContractError that names the pointer, if the document cannot be used
 */
export function readContract<Id extends string = string>(document: unknown): Contract<Id> {
  if (!isRecord(document)) throw new ContractError([], 'the document is not an object')
  const version = String(document.openapi ?? '')
  if (!version) throw new ContractError(['openapi'], 'is missing')
  if (!isRecord(document.paths)) throw new ContractError(['paths'], 'is missing, or not an object')
  const unsupported: string[] = version.startsWith('3.1') ? [] : [`openapi: ${version}, which is read as 3.1`]
  const note = (pointer: readonly string[], what: string) => unsupported.push(`${pointer.join('/')}: ${what}`)
  const components = isRecord(document.components) ? document.components : {}
  const declared = isRecord(components.schemas) ? components.schemas : {}
  const pointers = pointerReader(document)
  const { schemas, read } = schemaReader(declared, pointers, note)
  const roles = rolesIn(document.paths)
  const readOperation = operationReader<Id>({ document, pointers, read, roles, note })
  const all = Object.entries(document.paths).flatMap(([path, given]) => {
    const pointer = ['paths', path]
    const item = pointers.follow(given, pointer)
    if (PARTLY_PARAMETER.test(path))
      note(pointer, 'a parameter that is only part of a segment is not supported')
    for (const field of Object.keys(item))
      if (!PATH_FIELDS.includes(field) && !field.startsWith('x-')) note(pointer, `${field} is ignored`)
    return METHODS.filter((method) => method in item).map((method) =>
      readOperation(path, method, childOf(item, method, pointer), item.parameters),
    )
  })
  return {
    basePath: basePathOf(document),
    operations: all,
    schemas,
    roles,
    check: checker(schemas),
    unsupported,
    version: isRecord(document.info) ? String(document.info.version) : '',
    hash: () => hashOf(document),
  }
}

function rolesIn(paths: object): string[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(Object(item)))
  return [...new Set(operations.flatMap((each) => Object(each)['x-roles'] ?? []).map(String))]
}

async function hashOf(document: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(document))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The path of the first server: `/v1` for `https://api.example/v1/`, with variables at their defaults. */
function basePathOf({ servers }: Record<string, unknown>): string {
  const [first] = Array.isArray(servers) ? servers : []
  if (!isRecord(first) || typeof first.url !== 'string') return ''
  const variables = isRecord(first.variables) ? first.variables : {}
  const url = first.url.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const variable = variables[name]
    return isRecord(variable) ? String(variable.default) : ''
  })
  const path = URL.canParse(url) ? new URL(url).pathname : url.replace(/^\.?(?=[^/.])/, '/')
  return path.replace(/\/+$/, '')
}

function checker(schemas: Schemas): Check {
  const validatorOf = validators(schemas)
  return (schema, value) => {
    const findings = new Findings()
    const filled = validatorOf(schema)(value, findings)
    return findings.isEmpty ? { valid: true, value: filled } : { valid: false, errors: findings.errors }
  }
}
