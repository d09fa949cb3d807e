import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { linkRoutes } from './calls/payment-links.ts'
import { accountRoutes, sessionRoutes } from './calls/sessions.ts'
import { settingsRoutes } from './calls/settings.ts'
import { settlementRoutes, statsRoutes } from './calls/settlements.ts'
import { transactionRoutes } from './calls/transactions.ts'
import type { FieldProblem } from './contract/api-error.ts'
import { ApiError, invalid, unknown } from './contract/api-error.ts'
import type { Operation } from './contract/schema.ts'
import { problemsIn } from './contract/schema.ts'
import type { Account } from './data/store.ts'
import { problemsInQuery, queryFrom } from './http/query.ts'
import type { Reply } from './http/reply.ts'
import type { Context, Incoming, Route } from './http/route.ts'
import { isVersion } from './rules/links.ts'

const routes: Route[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...linkRoutes,
  ...transactionRoutes,
  ...settlementRoutes,
  ...settingsRoutes,
  ...statsRoutes,
]
const ANONYMOUS: Account = {
  id: '',
  name: '',
  email: '',
  role: 'viewer',
  password: '',
  business: { id: '', name: '' },
  createdAt: 0,
}

export type MatchedRoute = { route: Route; id: string; described: Operation }

export function find(method: string, path: string, { rules, contract }: Context): MatchedRoute {
  const here = routes.flatMap((route) => {
    const id = idIn(route.path, path, rules.samePath)
    return id === undefined ? [] : [{ route, id }]
  })
  if (here.length === 0) throw unknown('path')
  const matched = here.find(({ route }) => route.method === method)
  const described = matched && contract.paths[matched.route.path]?.[method.toLowerCase()]
  if (!described) throw rules.unsupportedMethod(here.map(({ route }) => route.method))
  return { ...matched, described }
}

/** Checks authentication first, then the request format, and then runs the operation. */
export async function answer(
  request: Incoming,
  { route, id, described }: MatchedRoute,
  search: string,
  context: Context,
): Promise<Reply> {
  const check = () => shapeChecked(request, described, { search, id }, context)
  const early = context.rules.isTokenFirst ? undefined : await check()
  const { account, token } = caller(request, route, context)
  const { text, query } = early ?? (await check())
  const call = { account, token, id, query, headers: request.headers }
  return conditional(route.respond(call, text, context), described, request.headers, context)
}

function caller({ headers }: Incoming, { roles, method, path }: Route, { rules, store, now }: Context) {
  if (!roles) return { account: ANONYMOUS, token: '' }
  const token = rules.tokenFrom(headers)
  const session = token === undefined ? undefined : rules.sessionOf(store, token)
  if (token === undefined || !session || !rules.isAlive(session, now()))
    throw new ApiError(401, 'unauthenticated', 'Please sign in.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  if (!rules.mayCall(session.account, roles, method, path))
    throw new ApiError(403, 'forbidden', 'Your role may not do that.')
  return { account: session.account, token }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

async function textOf(request: Incoming, described: Operation, context: Context): Promise<string> {
  const { rules } = context
  const bytes = await bytesOf(request, context)
  if (!described.requestBody) return 'null'
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers
  if (encoding.toLowerCase() !== 'identity' || !rules.isJsonType(type))
    throw new ApiError(415, 'unsupported_media_type', 'Only application/json.')
  if (!bytes) throw new ApiError(413, 'payload_too_large', 'More than 1 MiB.')
  try {
    return JSON.stringify(rules.parsed(utf8.decode(bytes)))
  } catch (cause) {
    throw invalid([{ field: '', message: 'must be JSON' }], { cause })
  }
}

async function shapeChecked(
  request: Incoming,
  described: Operation,
  { search, id }: { search: string; id: string },
  context: Context,
) {
  const { rules, contract } = context
  const text = await textOf(request, described, context)
  const query = queryFrom(search, rules.spaceFor('+'))
  const { schema } = described.requestBody?.content['application/json'] ?? {}
  const body: unknown = JSON.parse(text)
  const foundProblems: FieldProblem[] = [
    ...problemsInQuery(contract, described, query),
    ...problemsIn(contract, { $ref: '#/components/schemas/Id' }, id === '' ? 'none' : id, 'id'),
    ...(isVersion(request.headers['if-match'])
      ? []
      : [{ field: 'If-Match', message: 'is not an entity tag' }]),
    ...(schema ? problemsIn(contract, schema, body) : []),
  ]
  const problems = rules.fieldProblems(foundProblems.slice(0, 100), body)
  if (problems.length > 0) throw invalid(problems)
  return { text, query }
}

/** The id in a path that matches a template; empty if the template has no id. */
function idIn(template: string, path: string, same: (a: string, b: string) => boolean): string | undefined {
  const start = template.indexOf('{')
  if (start < 0) return same(template, path) ? '' : undefined
  const id = path.slice(start)
  if (!same(template.slice(0, start), path.slice(0, start)) || id === '' || id.includes('/')) return undefined
  try {
    return decodeURIComponent(id)
  } catch {
    return '%'
  }
}

const MAX_READ_BYTES = 16 * 1024 * 1024

async function bytesOf({ headers, body }: Incoming, { rules }: Context): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  const maxBytes = rules.maxBytes(headers)
  let length = 0
  // Reads to the end, so that the client gets the response and not a broken connection.
  for await (const chunk of body) {
    length += chunk.length
    if (length <= maxBytes) chunks.push(chunk)
    if (length > MAX_READ_BYTES) break
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks)
}

/** Names the response by its content, and answers 304 to a caller who has it. */
function conditional(
  reply: Reply,
  described: Operation,
  { 'if-none-match': tags = '' }: IncomingHttpHeaders,
  { rules }: Pick<Context, 'rules'>,
): Reply {
  if (!rules.isConditional || !described.responses[304] || reply.status !== 200) return reply
  const etag = `"${createHash('sha256').update(JSON.stringify(reply.body)).digest('base64url')}"`
  const headers = { ...reply.headers, ETag: etag }
  const isCurrent = tags === '*' || tags.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)
  return isCurrent ? { status: 304, headers } : { ...reply, headers }
}
