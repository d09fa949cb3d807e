import { RuleViolation, rejectInvalid } from '../rule-violation.ts'
import { readBounded } from './bounded-body.ts'

const MAX_BYTES = 1024 * 1024
const MAX_DEPTH = 32
/** Thirty for each of 100,000 rows. Each takes far more memory than its text. */
const MAX_OBJECTS = 3_000_000

type Reading = {
  /** Called with the text of the body, whether it is valid or not. */
  onText?: ((text: string) => void) | undefined
  maxBytes?: number | undefined
}

/**
 * The JSON body of a request. Reads at most 1 MiB by default.
 * @throws RuleViolation 400, 413 or 415
 */
export async function jsonBody(
  request: Request,
  { onText, maxBytes = MAX_BYTES }: Reading = {},
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!isUtf8Json(type)) throw wrongType('application/json in UTF-8', type)
  if (request.headers.has('content-encoding')) throw wrongType('sent without Content-Encoding')
  const text = utf8(await bytesOf(request, maxBytes))
  onText?.(text)
  return jsonOf(text)
}

const isUtf8Json = (type: string) => /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)

/** 415, with the content type that arrived instead. */
export function wrongType(wanted: string, type?: string): RuleViolation {
  const missing = type === '' ? '; it has no Content-Type' : ''
  const problem = type ? `, not ${type.slice(0, 100)}` : missing
  return new RuleViolation('mediaType', `The body must be ${wanted}${problem}.`)
}

/** The value of JSON text. @throws RuleViolation 400 for what parsers interpret differently: duplicate keys, `__proto__`, excessive nesting */
export function jsonOf(text: string): unknown {
  rejectTraps(text)
  const value = parsed(text)
  // An escape sequence can encode an unpaired surrogate, which other systems cannot store or forward.
  if (/\\u[dD][89a-fA-F]/.test(text) && /\p{Surrogate}/u.test(textIn(value)))
    rejectInvalid([{ field: '', message: 'contains an unpaired surrogate' }])
  return value
}

/**
 * Whether a request was sent without a body, for which Node creates an empty one. Asks the headers first, since reading
 * `body` turns it into a stream, which doubles the time of a call.
 */
export const isWithoutBody = (request: Request) =>
  !request.headers.has('content-type') && (hasNoLength(request.headers) || request.body === null)

const hasNoLength = (headers: Headers) =>
  Number(headers.get('content-length') ?? 0) === 0 && !headers.has('transfer-encoding')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return rejectInvalid([{ field: '', message: 'is not valid JSON' }])
  }
}

/** All keys and strings of a value, joined. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, field]) => `${name} ${textIn(field)} `)
    .join('')
}

/** The text of a body within the limit; undefined for a longer one or one that is not UTF-8. */
export const textWithinLimit = (request: Request): Promise<string | undefined> =>
  readBounded(request, MAX_BYTES)
    .then(utf8)
    .catch(() => undefined)

/** The body of a request. @throws RuleViolation 413 for a longer one */
export async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get('content-length')
  if (Number(declared) > limit) throw tooLarge(limit)
  // A body with a declared length cannot be longer, and reading it at once costs a quarter of reading a stream.
  const bytes =
    declared === null
      ? await readBounded(request, limit, tooLarge)
      : new Uint8Array(await request.arrayBuffer())
  if (bytes.byteLength > limit) throw tooLarge(limit)
  return bytes
}

export const tooLarge = (limit: number) =>
  new RuleViolation('tooLarge', `The body is larger than ${limit / MAX_BYTES} MiB.`)

const decoder = new TextDecoder('utf-8', { fatal: true })

/** @throws RuleViolation 400 for bytes that are not UTF-8 */
export function utf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    return rejectInvalid([{ field: '', message: 'is not valid UTF-8' }])
  }
}

const [QUOTE, COLON, BACKSLASH] = [0x22, 0x3a, 0x5c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d]

/** One pass over the text before any recursive code sees it. Invalid JSON may pass: the parser rejects it. */
function rejectTraps(text: string): void {
  const open: (Set<string> | null)[] = []
  let objects = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      open.push(code === OPEN_OBJECT ? new Set() : null)
      objects += 1
      if (objects > MAX_OBJECTS)
        throw new RuleViolation('tooLarge', 'The body has too many objects and arrays.')
      if (open.length > MAX_DEPTH)
        rejectInvalid([{ field: '', message: `is nested more than ${MAX_DEPTH} levels deep` }])
    } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      open.pop()
    } else if (code === QUOTE) {
      const end = endOfString(text, at)
      if (text.charCodeAt(afterSpace(text, end + 1)) === COLON)
        rejectKey(text.slice(at, end + 1), open.at(-1))
      at = end
    }
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === QUOTE) return at
  }
  return text.length
}

/** The first index from `start` that is not JSON white space. */
function afterSpace(text: string, start: number): number {
  let at = start
  while (' \t\n\r'.includes(text[at] ?? '.')) at++
  return at
}

function rejectKey(literal: string, keys: Set<string> | null | undefined): void {
  const key = literal.includes('\\') ? unescaped(literal) : literal.slice(1, -1)
  if (key === '__proto__') rejectInvalid([{ field: key, message: 'is not a field of this request' }])
  if (keys?.has(key)) rejectInvalid([{ field: key.slice(0, 200), message: 'is given twice' }])
  keys?.add(key)
}

function unescaped(literal: string): string {
  try {
    return JSON.parse(literal)
  } catch {
    return literal
  }
}
