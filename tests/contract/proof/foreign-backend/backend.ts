import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, unknown } from './contract/api-error.ts'
import { document, readContract } from './contract/schema.ts'
import { seeded } from './data/seed.ts'
import type { Store } from './data/store.ts'
import { answer, find } from './dispatch.ts'
import type { Answer, Reply } from './http/reply.ts'
import { responseOf, send } from './http/reply.ts'
import type { Context, Incoming } from './http/route.ts'
import { incoming } from './http/route.ts'
import type { HandledRequest } from './rules/wire.ts'
import type { Rules } from './rules.ts'
import { soundRules } from './rules.ts'

const BASE = '/api'

export type ForeignBackend = {
  /** Includes the base path. */
  url: string
  /** Answers without HTTP, which would take a third of the time. */
  fetch(request: Request): Promise<Response>
  store: Store
  /** Advances the clock. */
  pass(ms: number): void
  mailedToken(email: string): string | undefined
  close(): Promise<void>
}

export async function startForeignBackend({
  rules: changed = {},
  start = Date.now(),
  port = 0,
  pause = () => Promise.resolve(),
}: {
  rules?: Partial<Rules>
  start?: number
  port?: number
  /** Awaited before a request is handled, and before its response is sent. */
  pause?: () => Promise<void>
} = {}): Promise<ForeignBackend> {
  const rules: Rules = { ...soundRules, ...changed }
  const begin = performance.now()
  let passed = 0
  const now = () => Math.round(start + passed + performance.now() - begin)
  const contract = changed.contract ? readContract() : document
  rules.contract(contract)
  const shared = { rules, now, contract, store: seeded(rules, start) }
  let count = 0
  const answerTo = (request: Incoming) => {
    count++
    const context = { ...shared, ledgers: new Map() }
    return answered(request, context, { requestId: rules.requestId(count), pause })
  }
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const answer = await answerTo({ method, target: url, headers, body: request })
    request.resume()
    send(response, answer, rules.chunkBytes)
  })
  // Keeps connections open, so that a slow client does not reuse one that is being closed.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server.address())}${BASE}`,
    fetch: async (request) => responseOf(await answerTo(await incoming(request)), request.method),
    store: shared.store,
    pass: (ms) => {
      passed += ms
    },
    mailedToken: (email) => {
      const account = shared.store.accounts.find((account) => account.email === email)
      return shared.store.resets.get(account?.id ?? '')?.token
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' ? address?.port : undefined

async function answered(
  request: Incoming,
  context: Context,
  { requestId, pause }: { requestId: string; pause: () => Promise<void> },
): Promise<Answer> {
  const { rules } = context
  await pause()
  const { method, target, headers } = request
  const [path = '', ...rest] = rules.readTarget(target).split('?')
  const handled: HandledRequest = { operation: undefined, method, headers }
  const reply = await replyTo(request, { path, search: rest.join('?') }, context, handled).catch(
    (error: unknown) => errorReply(error, requestId, context),
  )
  await pause()
  return written(rules.answered(reply, handled), handled, context)
}

async function replyTo(
  request: Incoming,
  { path, search }: { path: string; search: string },
  context: Context,
  handled: HandledRequest,
): Promise<Reply> {
  if (!path.startsWith(BASE)) throw unknown('path')
  const matched = find(handled.method, path.slice(BASE.length), context)
  handled.operation = matched.described.operationId
  return await answer(request, matched, search, context)
}

function errorReply(error: unknown, requestId: string, { rules }: Context): Reply {
  if (!(error instanceof ApiError))
    return { status: 500, body: { message: 'Something went wrong here.', code: 'internal', requestId } }
  const { status, code, message, details } = error
  const body = { message, code, ...(details.errors && { errors: details.errors }), requestId }
  return {
    status,
    body: rules.errorBody(body),
    ...(details.headers && { headers: details.headers }),
  }
}

function written(
  { status, headers = {}, body }: Reply,
  handled: HandledRequest,
  { rules, now }: Context,
): Answer {
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(rules.rewritten(rules.written(body)))
  const type = body === undefined ? {} : { 'Content-Type': rules.contentType() }
  const length =
    status === 204 || status === 304 || rules.chunkBytes > 0 ? {} : { 'Content-Length': `${bytes.length}` }
  const allHeaders = {
    Date: new Date(now()).toUTCString(),
    ...type,
    ...length,
    ...rules.caching(handled),
    ...headers,
    ...rules.moreHeaders(),
  }
  return { status, headers: allHeaders, bytes }
}
