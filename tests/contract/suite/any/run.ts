import { Random } from '../../../../mock-server/engine/random.ts'
import type { Backend } from '../backend.ts'
import type { Actor, Call, RunOptions } from '../call.ts'
import { ContractRun } from '../contract-run.ts'
import type { ContractDocument, Operation, Schema } from '../document.ts'
import { ANONYMOUS, CALLER } from '../document.ts'
import { least } from '../generation/bounds.ts'
import { requestOf } from '../request.ts'
import { ContractViolation, isRecord, must, NotCovered, parsed } from '../verdicts.ts'
import type { Received } from '../wire.ts'
import type { Resource, Success } from './identities.ts'
import { idIn, linked, resourcesOf, rowsIn } from './identities.ts'
import { written } from './written.ts'

/** Accepted by name, also where a document does not declare them. */
export const USUAL_REJECTIONS = [400, 404, 405, 406, 409, 413, 414, 415, 422, 428, 431]
const UNDECLARED = [...USUAL_REJECTIONS, 401, 403, 410, 429]
const ATTEMPTS = 6

/** What a command line says of a server that a document does not. */
type Given = {
  headers: Record<string, string>
  secondHeaders: Record<string, string> | undefined
  query: Record<string, string>
  /** The values of parameters, by name. */
  parameters: Record<string, string>
  /** The bodies of operations, by id. */
  bodies: Record<string, unknown>
  /** Whether it may change what it did not create. */
  destructive: boolean
}

/** A run that knows only a document: requests come from its examples and schemas, ids from what the server has answered. */
export class AnyRun extends ContractRun {
  readonly caller: Actor
  readonly second: Actor | undefined
  readonly resources: Resource[]
  private readonly random: Random
  private readonly hopeless = new Map<string, NotCovered>()
  /** The attempt that succeeded last, with which the next call begins. */
  private readonly usualAttempts = new Map<string, number>()
  /** Operations already reported for a wrong response to a valid request; later checks use them nevertheless. */
  private readonly told = new Set<string>()
  private readonly statuses = { ofAll: new Set<number>(), withCredentials: new Set<number>() }
  private count = 0

  constructor(
    document: ContractDocument,
    backend: Backend,
    readonly given: RunOptions & Given,
  ) {
    const headers = { ...given.headers }
    super(document, backend, given, [
      ...Object.values(headers),
      ...Object.values(given.secondHeaders ?? {}),
      ...Object.values(given.query),
    ])
    this.caller = { role: CALLER, headers, query: given.query }
    this.second = given.secondHeaders && { role: CALLER, headers: given.secondHeaders, query: given.query }
    this.resources = resourcesOf(document.operations)
    this.random = new Random(given.seed)
  }

  protected override isOpen({ responseTo }: Operation, status: number): boolean {
    const declared = responseTo(status)
    // A response that is declared by its description alone may have any body.
    if (declared) return status !== 204 && declared.types.length === 0 && declared.headers.size === 0
    return UNDECLARED.includes(status)
  }

  protected override async sent(id: string, call: Call, send: () => Promise<Received>): Promise<Received> {
    const received = await send()
    this.statuses.ofAll.add(received.status)
    if (call.as === this.caller) this.statuses.withCredentials.add(received.status)
    if (received.status < 300)
      this.noteCreated(this.document.operationOf(id), call, received, parsed(received.text))
    return received
  }

  override unusable(): string | undefined {
    const { ofAll, withCredentials } = this.statuses
    if (isOnly(ofAll, 404))
      return `every request answers 404; does --url lead to the API, with its base path ${this.document.basePath || '/'}?`
    if (isOnly(withCredentials, 401))
      return 'every request that needs credentials answers 401; give valid ones with --header, --basic or --query'
    return undefined
  }

  actorFor = ({ isPublic }: Operation): Actor => (isPublic ? { role: ANONYMOUS } : this.caller)

  /** Calls an operation with one request after another until one succeeds. @throws NotCovered if none does */
  async succeed(operation: Operation, overrides: Call = {}): Promise<Success> {
    const whyNot = this.hopeless.get(operation.id)
    if (whyNot) throw whyNot
    let lastAnswer = ''
    let violation: { call: Call; error: ContractViolation } | undefined
    let success: Success | undefined
    const first = this.usualAttempts.get(operation.id) ?? 0
    for (let attempt = first; attempt < first + ATTEMPTS && !success; attempt++) {
      const call = { ...(await this.candidate(operation, attempt, overrides.path)), ...overrides }
      const received = await this.call(operation.id, call).catch((error: unknown) => {
        if (!(error instanceof ContractViolation)) throw error
        lastAnswer = error.message
        violation ??= { call, error }
        const answer = this.wire.exchanges.at(-1)?.received
        return answer && answer.status < 300 ? answer : undefined
      })
      if (!received) continue
      const { status, text } = received
      if (status < 300) {
        success = { call, received, body: parsed(text) }
        this.usualAttempts.set(operation.id, attempt)
        break
      }
      lastAnswer = `${operation.id} answers ${status} ${text.slice(0, 200)}`
      // Other values would not help.
      if ([401, 403, 405, 429].includes(status)) break
      if (operation.body === undefined && operation.parameters.length === 0) break
    }
    if (violation && !this.told.has(operation.id)) {
      this.told.add(operation.id)
      // Once more, so that the last recorded request is the one that failed.
      const { body } = violation.call
      await this.call(operation.id, {
        ...violation.call,
        body: this.renewed(operation, violation.call, body),
      })
      throw violation.error
    }
    if (success) return success
    const help = lastAnswer.startsWith(`${operation.id} answers 401`)
      ? [`--header 'Name: value', --basic or --query with your credentials`]
      : [
          ...operation.parameters
            .filter(({ required, name }) => required && !(name in this.given.parameters))
            .map(({ name }) => `--with '${name}=…'`),
          ...(operation.body && !(operation.id in this.given.bodies)
            ? [`--body '${operation.id}=@file.json'`]
            : []),
        ]
    // The advice comes first, since reports cut what the server says.
    const advice = help.length > 0 ? `; try ${help.join(' ')}` : ''
    const reason = new NotCovered(`${operation.id} could not be called successfully${advice}: ${lastAnswer}`)
    this.hopeless.set(operation.id, reason)
    throw reason
  }

  /** A valid request: an example of the document first, then generated ones. */
  async candidate(operation: Operation, attempt = 0, knownPath?: Call['path']): Promise<Call> {
    const { parameters, body: schema, statuses } = operation
    if (statuses.length > 0 && statuses.every((status) => status < 200))
      throw new NotCovered(`${operation.id} changes to another protocol, which the suite does not speak`)
    const path = knownPath ?? (await this.pathFor(operation))
    const as = this.actorFor(operation)
    const sentParameters = parameters.filter(
      ({ required, in: place }) => required || (place === 'query' && attempt % 3 === 2),
    )
    const values = (location: string): Record<string, string | string[]> =>
      Object.assign(
        {},
        ...sentParameters
          .filter(({ in: place }) => place === location)
          .map((parameter) => this.textsFor(parameter, attempt)),
      )
    const texts = (location: string) =>
      Object.entries(values(location)).map(([name, text]): [string, string] => [name, `${text}`])
    const cookies = [as.headers?.cookie ?? [], texts('cookie').map((pair) => pair.join('='))].flat()
    const body =
      schema && (operation.isBodyRequired || attempt % 2 === 0)
        ? this.withIdOf(path, operation, this.bodyFor(operation, schema, attempt))
        : undefined
    return {
      as,
      path,
      query: values('query'),
      headers: {
        ...Object.fromEntries(texts('header')),
        ...(texts('cookie').length > 0 && { cookie: cookies.join('; ') }),
      },
      ...(body !== undefined && { body }),
    }
  }

  textsFor(parameter: Operation['parameters'][number], attempt = 0) {
    const { name, example, schema } = parameter
    const given = this.given.parameters[name]
    if (given !== undefined) return { [name]: given }
    return written(
      parameter,
      attempt === 0 && example !== undefined ? example : this.document.make(schema, this.random),
    )
  }

  /** What names a row in the path is not another one in the body. */
  private withIdOf(
    path: Record<string, string>,
    { id, body: schema = {} }: Operation,
    body: unknown,
  ): unknown {
    if (!isRecord(body) || id in this.given.bodies) return body
    const { required = [] } = this.document.resolved(schema)
    const last = Object.entries(path).at(-1)
    return Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) => {
        if (!last || (name !== last[0] && name !== 'id')) return [[name, value]]
        return required.includes(name) ? [[name, typeof value === 'number' ? Number(last[1]) : last[1]]] : []
      }),
    )
  }

  bodyFor({ id, example }: Operation, schema: Schema, attempt: number): unknown {
    const given = this.given.bodies[id]
    if (given !== undefined) return given
    const body = attempt === 0 && example !== undefined ? example : this.document.make(schema, this.random)
    return this.withGiven(
      this.varied(
        schema,
        withoutReadOnly(this.document, schema, attempt % 3 === 1 ? least(this.document, schema, body) : body),
      ),
    )
  }

  /** With what the command line says of a field. */
  private withGiven(body: unknown): unknown {
    if (!isRecord(body)) return body
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => {
        const given = this.given.parameters[name] ?? value
        return [name, typeof given === typeof value ? given : parsed(`${given}`)]
      }),
    )
  }

  /** With other unique texts where a body still has those of a valid call, which a server may take once. */
  renewed({ id, body: schema = {} }: Operation, { body: good, path = {} }: Call, body: unknown): unknown {
    if (!isRecord(body) || id in this.given.bodies) return body
    const ids = new Set<unknown>(Object.values(path))
    const isKept = (name: string) => {
      const value = body[name]
      return value === Object(good)[name] && !ids.has(value) && !(name in this.given.parameters)
    }
    const texts = Object.entries(Object(this.varied(schema, good))).filter(([name]) => isKept(name))
    return { ...body, ...Object.fromEntries(texts) }
  }

  /** With another name each time, since a server may want it to be unique. */
  private varied(schema: Schema, value: unknown): unknown {
    const { properties = {} } = this.document.resolved(schema)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    let unique: Record<string, unknown> = { ...value }
    for (const [name, text] of Object.entries(unique)) {
      const { enum: members, format, pattern } = this.document.resolved(properties[name] ?? {})
      if (typeof text !== 'string' || members || pattern || (format && format !== 'email')) continue
      const mark = `${this.given.seed}${++this.count}${this.random.int(100, 999)}`
      const other = {
        ...unique,
        [name]: format === 'email' ? `suite${mark}@example.com` : `${text.slice(0, 20)}${mark}`,
      }
      if (this.document.judge.isValid(schema, other)) unique = other
    }
    return unique
  }

  /** The ids in a path: given on the command line, of created rows, or of any listed row for a read. */
  private async pathFor(operation: Operation): Promise<Record<string, string>> {
    const path: Record<string, string> = {}
    if (changesAll(operation) && !this.given.destructive)
      throw new NotCovered(`${operation.id} changes what this run did not create: --destructive`)
    for (const [, name = ''] of operation.path.matchAll(/\{([^{}]+)\}/g)) {
      const isOwn = operation.path.endsWith(`{${name}}`) && CHANGES.includes(operation.method)
      const given = isOwn && !this.given.destructive ? undefined : this.given.parameters[name]
      path[name] = given ?? (await this.idFor(operation, name, path))
    }
    return path
  }

  private async idFor(operation: Operation, name: string, path: Record<string, string>): Promise<string> {
    const collection = operation.path.slice(0, operation.path.indexOf(`/{${name}}`))
    const ofCollection = this.resources.filter((resource) => resource.collection === collection)
    const knownResource = ofCollection.find(({ parameter }) => parameter === name) ?? ofCollection[0]
    const resource = { ...knownResource, collection, parameter: name }
    const { create, list } = resource
    const isRead = operation.method === 'GET' || operation.method === 'HEAD'
    const linkedId = await linked(this, operation, name)
    if (linkedId !== undefined) return linkedId
    if (create && !this.options.readOnly && create !== operation) {
      const created = await this.succeed(create, { path }).catch((error: unknown) => {
        if (!(error instanceof NotCovered) || !isRead) throw error
      })
      const id = created && this.idOf(resource, created)
      if (id !== undefined) return id
    }
    if (!isRead && !this.given.destructive)
      throw new NotCovered(`${operation.id} changes what this run did not create: --destructive`)
    if (list) {
      const { body } = await this.succeed(list, { path })
      const [row] = rowsIn(body)
      const id = idIn(row, resource)
      if (id !== undefined) return id
    }
    const parameter = operation.parameters.find(
      (candidate) => candidate.in === 'path' && candidate.name === name,
    )
    return parameter ? `${this.textsFor(parameter)[name]}` : 'unknown'
  }

  /** For the same call once more: what it deletes has to be there again. */
  async repeatable(operation: Operation, { path }: Call): Promise<Pick<Call, 'path'>> {
    const again = operation.method === 'DELETE' ? await this.pathFor(operation) : path
    return again ? { path: again } : {}
  }

  /** Sends a call with another method, and does not judge the response. */
  plain(operation: Operation, call: Call, { method }: { method: string }): Promise<Received> {
    const request = requestOf(this.backend.url, operation, call)
    return this.wire.send({ ...request, method }, { role: call.as?.role ?? ANONYMOUS, isSafe: true })
  }

  /** The id of what was created, in the body or the address that the response names. */
  idOf(
    resource: Pick<Resource, 'parameter' | 'collection'>,
    { received, body, call }: Success,
  ): string | undefined {
    const named = received.headers.get('location')?.split('?')[0]?.split('/').at(-1)
    return idIn(body, resource) ?? named ?? idIn(call.body, resource)
  }

  /** What was created is deleted after the check. */
  private noteCreated(operation: Operation, call: Call, received: Received, body: unknown): void {
    if (operation.method !== 'POST') return
    const resource = this.resources.find(({ create }) => create === operation)
    const id = resource && this.idOf(resource, { call, received, body })
    if (!resource || id === undefined) return
    const address = `${resource.collection}/${id}`
    const { remove } = resource
    if (!remove)
      return void (this.cleanup.notCleanedUp.length < MAX_LEFT && this.cleanup.notCleanedUp.push(address))
    this.cleanup.defer(address, async () => {
      const { status } = await this.call(remove.id, {
        as: this.actorFor(remove),
        path: { ...call.path, [resource.parameter]: id },
      })
      must(status < 300 || status === 404 || status === 410, `${address} is left`)
    })
  }
}

const MAX_LEFT = 20

const isOnly = (statuses: ReadonlySet<number>, status: number) => statuses.size === 1 && statuses.has(status)

/** A change without an id is one of everything, or of what was there before. */
const changesAll = ({ method, path }: Operation) => CHANGES.includes(method) && !path.includes('{')
const CHANGES = ['PUT', 'PATCH', 'DELETE']

function withoutReadOnly(document: ContractDocument, schema: Schema, value: unknown): unknown {
  const { properties = {} } = document.resolved(schema)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => document.resolved(properties[name] ?? {}).readOnly !== true),
  )
}
