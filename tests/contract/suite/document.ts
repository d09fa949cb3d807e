import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import { isJson } from '../../../mock-server/engine/contract/media-types.ts'
import type { Operation as Declared } from '../../../mock-server/engine/contract/operation.ts'
import { responseFor } from '../../../mock-server/engine/contract/operation.ts'
import type { Pointers } from '../../../mock-server/engine/contract/references.ts'
import { pointerReader } from '../../../mock-server/engine/contract/references.ts'
import type { Schema } from '../../../mock-server/engine/contract/schema.ts'
import { resolve } from '../../../mock-server/engine/contract/schema.ts'
import { upgraded } from '../../../mock-server/engine/contract/upgrade.ts'
import { withoutReferences } from '../../../mock-server/engine/values/merged-schema.ts'
import type { MakeValue } from '../../../mock-server/engine/values/values.ts'
import { valueMaker } from '../../../mock-server/engine/values/values.ts'
import type { Judge, Response } from './validation.ts'
import { judgeOf } from './validation.ts'
import type { Cell } from './verdicts.ts'

export type { Schema }

export const ANONYMOUS = 'anonymous'
/** Who calls, in a document that names no roles. */
export const CALLER = 'caller'

export type Operation<Id extends string = string> = {
  id: Id
  summary: string
  method: string
  path: string
  /** The roles that may call it; only anonymous for a public operation. */
  roles: string[]
  isPublic: boolean
  statuses: number[]
  success: number
  parameters: (Declared['parameters'][number] & { example?: unknown })[]
  credentials: NonNullable<Declared['credentials']>
  /** The type of its body, JSON if it may be. */
  type?: string
  /** All that its body may have. */
  types: string[]
  body?: Schema
  isBodyRequired: boolean
  example?: unknown
  /** The operations that its responses lead to, with what names their parameters. */
  links: { to: string; parameters: Record<string, string> }[]
  /** The declaration for a status, for its class such as 4XX, or the default. */
  responseTo(status: number): Response | undefined
}

/** An OpenAPI document, as the mock server reads it. What judges by it is Ajv. */
export type ContractDocument<Id extends string = string> = {
  title: string
  basePath: string
  schemas: Record<string, Schema>
  operations: Operation<Id>[]
  operationOf(id: Id): Operation<Id>
  roles: string[]
  isQueryClosed: boolean
  /** Every declared status, for each role that can get it. */
  cells: Cell[]
  resolved(schema: Schema | boolean): Schema
  judge: Judge
  /** Makes a value for a request that is valid, as the mock server does. */
  make: MakeValue
}

/** @throws ContractError if the document cannot be used */
export function readDocument<Id extends string>(given: unknown): ContractDocument<Id> {
  const contract = readContract<Id>(given)
  const document = upgraded(Object(given))
  const { follow } = pointerReader(document, () => undefined)
  const operations = contract.operations.map((operation) => readOperation(operation, document, follow))
  const roles = [...contract.roles]
  const operationOf = (id: Id) => {
    const operation = operations.find((operation) => operation.id === id)
    if (!operation) throw new Error(`the document has no operation ${id}`)
    return operation
  }
  return {
    title: contract.title,
    basePath: contract.basePath,
    schemas: contract.schemas,
    operations,
    operationOf,
    roles,
    isQueryClosed: contract.rules.isQueryClosed,
    cells: operations.flatMap((operation) =>
      operation.statuses.flatMap((status) =>
        partiesOf(operation, status, roles).map((role) => ({ operation: operation.id, status, role })),
      ),
    ),
    resolved: (schema) => withoutReferences(resolve(schema, contract.schemas), contract.schemas),
    make: valueMaker(contract, 'request'),
    judge: judgeOf(document, contract.rules.error),
  }
}

function readOperation<Id extends string>(
  declared: Declared<Id>,
  document: object,
  follow: Pointers['follow'],
): Operation<Id> {
  const { id, method, path, roles, credentials = [], parameters, requestBody, responses } = declared
  const item = Object(Object(Reflect.get(document, 'paths'))[path])
  const parametersInDocument = [item[method]?.parameters, item.parameters]
    .flatMap((parameters) => parameters ?? [])
    .map((parameter) => follow(parameter, []))
  const media = requestBody?.content.find(({ type }) => isJson(type)) ?? requestBody?.content[0]
  // Ranges such as 5XX tell clients what a failure looks like; a server that fails does not conform.
  const statuses = [...responses.keys()].filter((key): key is number => typeof key === 'number')
  const [example] = Object.values(media?.examples ?? {})
  const isPublic = roles === undefined && credentials.length === 0
  const knownResponses = new Map<number, Response | undefined>()
  return {
    id,
    summary: String(item[method]?.summary ?? ''),
    method: method.toUpperCase(),
    path,
    roles: isPublic ? [ANONYMOUS] : [...(roles ?? [CALLER])],
    isPublic,
    statuses,
    success: declared.success,
    parameters: parameters.map((parameter) => {
      const { example, examples } = parametersInDocument.find(({ name }) => name === parameter.name) ?? {}
      const value =
        example ?? Object(Object.values(examples ?? {})[0]).value ?? Object(parameter.schema).example
      return { ...parameter, ...(value !== undefined && { example: value }) }
    }),
    credentials,
    isBodyRequired: requestBody?.isRequired === true,
    types: (requestBody?.content ?? []).map(({ type }) => type),
    ...(media && { type: media.type, body: media.schema ?? {} }),
    ...(example !== undefined && { example }),
    links: Object.values(Object(item[method]?.responses))
      .flatMap((response) => Object.values(Object(follow(Object(response), []).links)))
      .map((link) => follow(Object(link), []))
      .map(({ operationId, parameters: named }) => ({ to: String(operationId), parameters: Object(named) })),
    responseTo(status) {
      if (!knownResponses.has(status)) knownResponses.set(status, readResponse(declared, status))
      return knownResponses.get(status)
    },
  }
}

function readResponse(declared: Declared, status: number): Response | undefined {
  const response = responseFor(declared, status)
  if (!response) return undefined
  const json = response.content.find(({ type }) => isJson(type))
  return {
    headers: new Map(response.headers.map(({ name, ...header }) => [name.toLowerCase(), header])),
    types: response.content.map(({ type }) => type),
    ...(json && { body: json.schema ?? {} }),
  }
}

function partiesOf({ isPublic, roles }: Operation, status: number, all: string[]): string[] {
  if (isPublic || status === 401) return [ANONYMOUS]
  return status === 403 ? all.filter((role) => !roles.includes(role)) : roles
}
