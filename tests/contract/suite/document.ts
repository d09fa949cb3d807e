import type { components, operations as Operations } from '#contract'
import { contract } from './contract.embedded.ts'

export type OperationId = keyof Operations
export type Role = components['schemas']['Role']
export type ActorRole = Role | 'anonymous'

export type Schema = {
  $ref?: string
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  enum?: string[]
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: false | Schema
  maxProperties?: number
}
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example?: unknown
}
type Header = { required?: boolean; schema: Schema }
type Message = {
  headers?: Record<string, Header | Pointer>
  content?: Record<string, { schema: Schema; example?: unknown }>
}
type Pointer = { $ref: string }

export type Operation = {
  id: OperationId
  summary: string
  method: string
  path: string
  /** The roles that may call it; only anonymous for a public operation. */
  roles: ActorRole[]
  isPublic: boolean
  statuses: number[]
  success: number
  parameters: Parameter[]
  body?: Schema
  example?: unknown
  responses: Map<number, { headers: Map<string, Header>; body?: Schema; example?: unknown }>
}

type OperationObject = {
  operationId: OperationId
  summary: string
  'x-roles'?: Role[]
  parameters?: (Parameter | Pointer)[]
  requestBody?: Message
  responses: Record<string, Message | Pointer>
}

/** The OpenAPI document that the mock server and this suite share. */
export const document: {
  paths: Record<string, Record<string, OperationObject>>
  components: {
    schemas: Record<string, Schema> & { Role: { enum: Role[] } }
    parameters: Record<string, Parameter>
  }
} = contract()

export const allRoles: Role[] = document.components.schemas.Role.enum

export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => readOperation(path, method, operation)),
)

export function operationOf(id: OperationId): Operation {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}`)
  return operation
}

export const rolesOf = (id: OperationId): Role[] =>
  operationOf(id).roles.filter((role) => role !== 'anonymous')

export function resolved<Target extends object>(target: Target | Pointer): Target {
  const pointer = '$ref' in target && typeof target.$ref === 'string' ? target.$ref : undefined
  const found = pointer
    ?.slice(2)
    .split('/')
    .reduce((inner, key) => Reflect.get(inner, key), document)
  // The OpenAPI linter validates the document, which TypeScript cannot.
  return JSON.parse(JSON.stringify(found ?? target))
}

function readOperation(path: string, method: string, operation: OperationObject): Operation {
  // Ranges such as 5XX tell clients what a failure looks like; a server that fails does not conform.
  const declared = Object.entries(operation.responses).filter(([status]) => /^\d{3}$/.test(status))
  const statuses = declared.map(([status]) => Number(status))
  const request = operation.requestBody && jsonOf(operation.requestBody)
  const responses = declared.map(([status, response]) => {
    const { headers = {}, ...media } = resolved<Message>(response)
    const json = jsonOf(media)
    const named = Object.entries(headers).map(
      ([name, header]) => [name.toLowerCase(), resolved<Header>(header)] as const,
    )
    return [
      Number(status),
      { headers: new Map(named), ...(json && { body: json.schema, example: json.example }) },
    ] as const
  })
  return {
    id: operation.operationId,
    summary: operation.summary,
    method: method.toUpperCase(),
    path,
    roles: operation['x-roles'] ?? ['anonymous'],
    isPublic: !operation['x-roles'],
    statuses,
    success: statuses.find((status) => status < 300) ?? 200,
    parameters: (operation.parameters ?? []).map((each) => resolved<Parameter>(each)),
    ...(request && { body: request.schema, example: request.example }),
    responses: new Map(responses),
  }
}

function jsonOf({ content }: Message) {
  return content?.['application/json']
}
