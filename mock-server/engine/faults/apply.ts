import { isBodiless } from '../contract/example-response.ts'
import type { Operation } from '../contract/operation.ts'
import { parsedJson } from '../parsed-json.ts'
import { rejectInvalid } from '../rule-violation.ts'
import type { Effects, Faults, InjectedContent, InjectedResponse } from './faults.ts'
import type { RawResponse } from './transport.ts'
import { broken, delay } from './transport.ts'

const TEXT = 'text/plain; charset=utf-8'
const MAX_WAIT_MS = 60_000
/** The options of the `Prefer` header. */
const OPTIONS = ['code', 'example', 'wait']

type Incoming = {
  request: Request
  operation: Operation
  contentOf: InjectedContent
  /** Undefined if there is no body, or it cannot be read. */
  readBody: () => string | undefined | Promise<string | undefined>
}

/**
 * The effects on this call of its `Prefer` header, else of a fault, if any. Counts as one use of the fault.
 * @throws RuleViolation 400 for an invalid preference
 */
export async function effectsOf(faults: Faults, incoming: Incoming): Promise<Effects | undefined> {
  const { request, operation, contentOf } = incoming
  return preferred(request.headers, operation, contentOf) ?? (await faultOn(faults, incoming))
}

/**
 * The options in the `Prefer` header of one call: `code=503`, `example=name`, `wait=2000` (milliseconds), in
 * any combination. Other preferences are ignored.
 * @throws RuleViolation 400 for an invalid code, example or wait
 */
function preferred(headers: Headers, operation: Operation, contentOf: InjectedContent): Effects | undefined {
  const header = headers.get('prefer')
  if (header === null) return undefined
  const options = new Map(
    header
      .split(/[,;]/)
      .map(preference)
      .filter(([name]) => OPTIONS.includes(name)),
  )
  if (options.size === 0) return undefined
  const wait = integerIn(options.get('wait'), 'wait', 0, MAX_WAIT_MS)
  const code = integerIn(options.get('code'), 'code', 200, 599)
  const example = options.get('example')
  const status = code ?? operation.success
  return {
    source: 'prefer',
    isHandled: code === undefined && example === undefined,
    applied: [...options].map(([name, value]) => `${name}=${value}`).join(', '),
    ...(wait !== undefined && { waitMs: wait }),
    ...((code !== undefined || example !== undefined) && {
      response: { status, ...contentOf(operation, { status, example }) },
    }),
  }
}

/** `name=value` or `name="value"`. */
function preference(part: string): [name: string, value: string] {
  const equals = part.indexOf('=')
  const value = part.slice(equals + 1).trim()
  const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"')
  return [part.slice(0, equals).trim().toLowerCase(), isQuoted ? value.slice(1, -1) : value]
}

function integerIn(text: string | undefined, name: string, min: number, max: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (/^\d{1,6}$/.test(text) && number >= min && number <= max) return number
  return rejectInvalid([{ field: 'Prefer', message: `${name} must be a whole number from ${min} to ${max}` }])
}

/** The effects of a fault on this call, if any. Counts as one use of the fault. */
export async function faultOn(
  faults: Faults,
  { request, operation, contentOf, readBody }: Incoming,
): Promise<Effects | undefined> {
  if (faults.isEmpty) return undefined
  const body = faults.needsBodies ? parsedJson((await readBody()) ?? '') : undefined
  const { pathname: path, searchParams: query } = new URL(request.url)
  return faults.nextEffect(operation, { path, query, headers: request.headers, body }, contentOf)
}

/** The response sent instead of handling the call (status 0 for none); undefined to handle the call. */
export function responseInstead(
  { response, isHandled, transport }: Effects,
  success: number,
): ReturnType<typeof injected> | undefined {
  if (isHandled) return undefined
  if (response) return injected(response)
  // A reset connection has no response, and the contract has no status for it.
  return { status: transport?.how === 'empty' ? success : 0, text: '', headers: new Headers() }
}

/** The response sent instead of the handler's, if any; a retry with the same key still gets the handler's. */
export const responseAfter = ({ response, isHandled }: Effects) =>
  isHandled && response ? injected(response) : undefined

/** Records an injected response as the response of the call. */
export function respondWith(
  call: { status: number; response: string },
  { status, text, headers }: ReturnType<typeof injected>,
  success: number,
): Response {
  call.status = status
  call.response = text
  return new Response(text === '' ? null : text, { status: status || success, headers })
}

/** An injected response, before transport effects. */
function injected({ status, body, text, contentType, headers }: InjectedResponse) {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const hasBody = content !== undefined && !isBodiless(status)
  const type = contentType ?? (text === undefined ? 'application/json' : TEXT)
  const allHeaders = { ...(hasBody && { 'content-type': type }), ...headers }
  return { status, text: hasBody ? content : '', headers: new Headers(allHeaders) }
}

/** Waits until the response is due. Returns the replacement, over a slow or broken connection; undefined if unaffected. */
export async function applyEffects(
  effects: Effects,
  response: RawResponse,
  { signal, env }: { signal: AbortSignal; env: unknown },
): Promise<Response | undefined> {
  await delay(effects, signal)
  return effects.transport && broken(effects.transport, response, env)
}
