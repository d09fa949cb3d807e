import type { FieldError } from '../rule-violation.ts'
import { Findings } from './findings.ts'
import type { Notice } from './notices.ts'
import type { Operation, OutgoingRequest } from './operation.ts'
import { basePathOf, methodsOf, operationReader } from './read-operation.ts'
import { ContractError, pointerReader } from './references.ts'
import { isRecord } from './requirement.ts'
import type { Schema, Schemas } from './schema.ts'
import type { Note } from './schema-reader.ts'
import { schemaReader } from './schema-reader.ts'
import { upgraded } from './upgrade.ts'
import type { Direction } from './validator.ts'
import { validators } from './validator.ts'

export type Contract<Id extends string = string> = {
  basePath: string
  operations: Operation<Id>[]
  webhooks: OutgoingRequest[]
  schemas: Schemas
  /** All that `x-roles` names, in the order of the document. */
  roles: readonly string[]
  check: Check
  /** The parts of the document that are ignored, or served differently than expected. */
  notices: readonly Notice[]
  rules: Rules
  /** `info` of the document. */
  title: string
  version: string
  /** Identifies the content of the document: two servers with the same hash serve the same contract. */
  hash: () => Promise<string>
}

/** Rules beyond OpenAPI that a document may set for itself. */
export type Rules = {
  /** Whether query parameters that are not declared are rejected: `x-closed-query`. */
  isQueryClosed: boolean
  /** Whether responses may have fields that a closed schema does not have yet: `x-open-responses`. */
  areResponsesOpen: boolean
  /** Whether a `Content-Encoding` is rejected: `x-plain-bodies`. */
  isPlain: boolean
  /** `x-max-body-bytes`. */
  maxBodyBytes: number
  /** The schema of every error, even for a path that is not declared: `x-error`. */
  error: Schema | undefined
}

/**
 * Validates a value against a schema of the contract, where it is part of a request or response without what the other
 * direction has alone. A valid value is returned with its defaults filled in.
 */
export type Check = (
  schema: Schema,
  value: unknown,
  direction?: Direction,
) => { valid: true; value: unknown } | { valid: false; errors: FieldError[] }

// The fields of a path that are no methods.
const PATH_FIELDS = ['parameters', 'servers', 'summary', 'description']
const DEFAULT_MAX_BODY_BYTES = 64 * 1024 * 1024

/**
 * Reads the contract from the parsed openapi.yaml. The document is the router of the mock server: all it knows about
 * paths, methods, schemas and roles comes from here. `Id` are its operationIds.
 * @throws ContractError that names the pointer, if the document cannot be used
 */
export function readContract<Id extends string = string>(input: unknown): Contract<Id> {
  if (!isRecord(input)) throw new ContractError([], 'the document is not an object')
  const document = upgraded(input)
  const version = String(document.openapi ?? '')
  if (!version) throw new ContractError(['openapi'], 'is missing')
  if (!isRecord(document.paths)) throw new ContractError(['paths'], 'is missing, or not an object')
  const notices: Notice[] = []
  const note: Note = (pointer, kind, problem) => notices.push({ kind, what: problem, pointer })
  if (!version.startsWith('3.1')) note(['openapi'], 'versions that are read as 3.1', version)
  const components = isRecord(document.components) ? document.components : {}
  const declared = isRecord(components.schemas) ? components.schemas : {}
  const pointers = pointerReader(document, note)
  const { schemas, read, withDefault } = schemaReader(declared, pointers, note)
  const { 'x-error': error } = document
  const roles = rolesIn(document.paths)
  const { readOperation, outgoing } = operationReader<Id>({ document, pointers, schemas, read, roles, note })
  const operations = Object.entries(document.paths).flatMap(([path, pathItem]) => {
    if (!path.startsWith('/')) return []
    const pointer = ['paths', path]
    const item = isRecord(pathItem) ? pointers.follow(pathItem, pointer) : {}
    if (!isRecord(pathItem)) note(pointer, 'paths that are not objects', path)
    const methods = methodsOf(item)
    for (const field of Object.keys(item))
      if (![...methods, ...PATH_FIELDS].includes(field) && !field.startsWith('x-'))
        note(pointer, 'fields of a path that are ignored', field)
    return methods.flatMap((method) =>
      ifReadable('calls that cannot be read, and are not served', () => [readOperation(path, method, item)]),
    )
  })
  const webhooks = Object.entries(isRecord(document.webhooks) ? document.webhooks : {}).flatMap(
    ([name, item]) =>
      ifReadable('webhooks that cannot be read', () => outgoing(name, item, ['webhooks', name])),
  )
  const check = checker(schemas)
  for (const { schema, pointer } of withDefault)
    if (!check(schema, schema.default).valid)
      note(pointer, 'defaults that do not fit their schemas', String(schema.default))
  noteTwins(operations, note)
  return {
    basePath: basePathOf(document),
    operations,
    webhooks,
    schemas,
    roles,
    check,
    notices,
    rules: { ...rulesOf(document), error: error === undefined ? undefined : read(error, ['x-error']) },
    title: String(Object(document.info).title ?? ''),
    version: String(Object(document.info).version ?? ''),
    hash: () => hashOf(input),
  }

  function ifReadable<Part>(kind: string, part: () => Part[]): Part[] {
    try {
      return part()
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      note(error.pointer, kind, error.reason)
      return []
    }
  }
}

/** Notes paths and ids that occur twice, which OpenAPI forbids. The operation with fitting parameters is called. */
function noteTwins(operations: readonly Operation[], note: Note): void {
  const shapes = new Set<string>()
  const ids = new Set<string>()
  for (const { id, method, path, basePath = '' } of operations) {
    const shape = `${method} ${basePath}${path.replaceAll(/\{[^{}]+\}/g, '{}')}`
    if (shapes.has(shape))
      note(['paths', path, method], 'paths that differ in the names of their parameters only', path)
    shapes.add(shape)
    if (ids.has(id)) note(['paths', path, method, 'operationId'], 'operationIds of several calls', id)
    ids.add(id)
  }
}

function rolesIn(paths: object): string[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(Object(item)))
  return [...new Set(operations.flatMap((operation) => Object(operation)['x-roles'] ?? []).map(String))]
}

async function hashOf(document: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(document))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const rulesOf = (document: Record<string, unknown>) => ({
  isQueryClosed: document['x-closed-query'] === true,
  areResponsesOpen: document['x-open-responses'] === true,
  isPlain: document['x-plain-bodies'] === true,
  maxBodyBytes: Number(document['x-max-body-bytes'] ?? DEFAULT_MAX_BODY_BYTES),
})

function checker(schemas: Schemas): Check {
  const ofBoth = validators(schemas)
  const validatorOf = {
    request: validators(schemas, 'request'),
    response: validators(schemas, 'response'),
    'strict response': validators(schemas, 'strict response'),
  }
  return (schema, value, direction) => {
    const findings = Findings.ofAll()
    const filled = (direction ? validatorOf[direction] : ofBoth)(schema)(value, findings)
    return findings.isEmpty ? { valid: true, value: filled } : { valid: false, errors: findings.errors }
  }
}
