import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError } from './contract/api-error.ts'
import { readContract } from './contract/schema.ts'
import { seeded } from './data/seed.ts'
import type { Store } from './data/store.ts'
import { answer, find } from './dispatch.ts'
import type { Reply } from './http/reply.ts'
import type { Context } from './http/route.ts'
import type { Asked } from './rules/wire.ts'
import type { Rules } from './rules.ts'
import { soundRules } from './rules.ts'

const BASE = '/api'

export type ForeignBackend = {
  /** Includes the base path. */
  url: string
  /** The current data. */
  store: Store
  /** Advances the clock. */
  pass(ms: number): void
  /** The token of the last reset mail sent to an email address. */
  mailedToken(email: string): string | undefined
  close(): Promise<void>
}

/** Starts a backend that follows the contract except where `rules` overrides it. */
export async function startForeignBackend({
  rules: changed = {},
  start = Date.now(),
  port = 0,
  pause = () => Promise.resolve(),
}: {
  rules?: Partial<Rules>
  /** The initial time of its clock, in epoch milliseconds. */
  start?: number
  port?: number
  /** Awaited before a request is handled, and before its response is sent. */
  pause?: () => Promise<void>
} = {}): Promise<ForeignBackend> {
  const rules: Rules = { ...soundRules, ...changed }
  const begin = performance.now()
  let passed = 0
  const now = () => Math.round(start + passed + performance.now() - begin)
  const shared = { rules, now, contract: rules.contract(readContract()), store: seeded(rules, start) }
  let count = 0
  const server = createServer((request, response) => {
    count++
    const context = { ...shared, settlements: new Map() }
    void serve(request, response, context, { requestId: rules.requestId(count), pause })
  })
  // Keeps connections open, so that a slow client does not reuse one that is being closed.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server.address())}${BASE}`,
    store: shared.store,
    pass: (ms) => {
      passed += ms
    },
    mailedToken: (email) => {
      const account = shared.store.accounts.find((each) => each.email === email)
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

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  context: Context,
  { requestId, pause }: { requestId: string; pause: () => Promise<void> },
) {
  const { rules } = context
  await pause()
  const [path = '', ...rest] = rules.readTarget(request.url ?? '').split('?')
  const { method = '', headers } = request
  const asked: Asked = {
    operation: undefined,
    method,
    path,
    authorization: headers.authorization ?? '',
    text: '',
  }
  const reply = await replyTo(request, { path, search: rest.join('?') }, context, asked).catch(
    (error: unknown) => errorReply(error, asked, requestId, context),
  )
  request.resume()
  await pause()
  response.setHeader('Date', new Date(context.now()).toUTCString())
  send(response, rules.answered(reply, asked), asked, context)
}

async function replyTo(
  request: IncomingMessage,
  { path, search }: { path: string; search: string },
  context: Context,
  asked: Asked,
): Promise<Reply> {
  if (!path.startsWith(BASE)) throw context.rules.unknownPath()
  const found = find(asked.method, path.slice(BASE.length), context)
  asked.operation = found.described.operationId
  const { reply, text } = await answer(request, found, search, context)
  asked.text = text
  return reply
}

function errorReply(error: unknown, asked: Asked, requestId: string, { rules }: Context): Reply {
  if (!(error instanceof ApiError)) return { status: 500, body: rules.crashed(error, requestId) }
  const { status, code, message, more } = error
  const body = { message, code, ...(more.errors && { errors: more.errors }), requestId }
  return { status, body: rules.errorBody(body, asked), ...(more.headers && { headers: more.headers }) }
}

function send(
  response: ServerResponse,
  { status, headers = {}, body }: Reply,
  asked: Asked,
  { rules }: Context,
) {
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(rules.rewritten(rules.written(body)))
  const type = body === undefined ? {} : { 'Content-Type': rules.contentType() }
  const length =
    status === 204 || status === 304 || rules.chunkBytes > 0 ? {} : { 'Content-Length': `${bytes.length}` }
  const caching = rules.caching(asked, status)
  response.writeHead(status, { ...type, ...length, ...caching, ...headers, ...rules.moreHeaders(asked) })
  if (rules.chunkBytes > 0)
    for (let at = 0; at < bytes.length; at += rules.chunkBytes)
      response.write(bytes.subarray(at, at + rules.chunkBytes))
  response.end(rules.chunkBytes > 0 ? undefined : bytes)
}
