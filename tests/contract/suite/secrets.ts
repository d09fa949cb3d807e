const NAME =
  '(?:[\\w.-]*(?:pass(?:word|wd|phrase|code)|secret|token|jwt|credential|session|(?:api|access|private)[_-]?key|(?:session|key)[_-]?id)s?(?:value|hash)?|sid)'
// The quotes of JSON inside a JSON string are escaped; truncated text may lack the closing one.
const IN_JSON = new RegExp(
  `((?<!\\\\)(\\\\*)"${NAME}\\2"\\s*:\\s*)(?:\\2"((?:(?!(?<!\\\\)\\2")[^])*)(?:\\2"|$)|-?\\d[\\d.]*)`,
  'gi',
)
const IN_QUERY = new RegExp(`(^|[?&#;\\s'"])(${NAME}=)([^&\\s'"]+)`, 'gim')
const HEADERS =
  /\b((?:set-)?cookie|(?:proxy-)?authorization|(?:\w{1,40}-){0,4}(?:api-key|session-id|\w{1,40}-(?:token|secret|password)))(:\s*)(?:(Bearer|Basic)\b)?[^\n']*/gi
const AUTHORIZATION = /\b(Bearer|Basic)\s+[^\s'",;}]{4,}/gi
const TOKENS = /\b(tok|rst)_[A-Za-z0-9_-]+/g
const IN_URL = /(\bhttps?:\/\/)[^\s/@'"]+@/gi
const SHORTEST_GIVEN = 4
const SHORTEST_NOTED = 8
const LONGEST = 4000

type RequestParts = { headers: Record<string, string>; body?: string | Uint8Array }
type Received = { status: number; headers: Headers; text: string }

const MOST_NOTED = 200
const PART = 8

/** Passwords and tokens given, sent or received in a run. Redacted by value and by name; given ones also in parts. */
export class Secrets {
  private readonly given = new Set<string>()
  private readonly parts = new Set<string>()
  /** The latest of them: the others are redacted by name. */
  private readonly noted = new Set<string>()
  private pattern: RegExp | undefined

  /** Ignores values of less than four characters, which would match in any text. */
  add(...values: (string | undefined)[]): void {
    for (const value of values) {
      if (value === undefined || value.length < SHORTEST_GIVEN || this.given.has(value)) continue
      this.given.add(value)
      for (const form of formsOf(value))
        for (let at = 0; at + PART <= form.length; at++)
          this.parts.add(form.slice(at, at + PART).toLowerCase())
      this.pattern = undefined
    }
  }

  note(sent: RequestParts, received?: Received): void {
    // A value that was made up and rejected is no secret: hiding it would hide words of other fields.
    const isRejected = received !== undefined && received.status >= 400 && received.status < 500
    const values = isRejected ? [] : secretsSent(sent)
    if (received) values.push(...secretsReceived(received))
    this.noteValues(...values)
  }

  noteValues(...values: string[]): void {
    for (const value of values) {
      if (value.length < SHORTEST_NOTED || value.length > LONGEST || this.noted.has(value)) continue
      const [oldest = ''] = this.noted
      if (this.noted.size >= MOST_NOTED) this.noted.delete(oldest)
      this.noted.add(value)
      this.pattern = undefined
    }
  }

  hide(text: string): string {
    const values = [...this.given, ...this.noted]
    return hiddenByName(
      this.withoutParts(values.length === 0 ? text : text.replaceAll(this.of(values), '***')),
    )
  }

  private of(values: string[]): RegExp {
    this.pattern ??= new RegExp(
      values
        .sort((a, b) => b.length - a.length)
        .map(inAnyEncoding)
        .join('|'),
      'gi',
    )
    return this.pattern
  }

  private withoutParts(text: string): string {
    const isPart = (at: number) => this.parts.has(text.slice(at, at + PART).toLowerCase())
    let shown = ''
    for (let at = 0; at < text.length; ) {
      let end = at
      for (let next = at; next <= end && isPart(next); next++) end = next + PART
      shown += end > at ? '***' : text.charAt(at)
      at = Math.max(end, at + 1)
    }
    return shown
  }
}

/** A value, and how it looks in a URL and in Base64, wherever it begins there. */
function formsOf(value: string): string[] {
  const inBase64 = [0, 1, 2].map((before) =>
    Buffer.from(`${' '.repeat(before)}${value}`)
      .toString('base64')
      .replace(/.?=*$/, '')
      .slice(before && before + 1),
  )
  return [value, encoded(value), ...inBase64]
}

function secretsSent({ headers, body = '' }: RequestParts): string[] {
  const { authorization = '' } = headers
  const text = typeof body === 'string' ? body : Buffer.from(body).toString()
  return [...valuesNamed(text), authorization.replace(/^(Bearer|Basic)\s+/i, '')]
}

/** Tokens contain no blanks, unlike messages, and no mask characters. */
function secretsReceived({ headers, text }: Received): string[] {
  const cookies = headers.getSetCookie().map((cookie) => /=([^;]*)/.exec(cookie)?.[1] ?? '')
  return [...valuesNamed(text), ...cookies].filter((value) => /^[^\s•*]+$/.test(value))
}

const valuesNamed = (text: string): string[] => [
  ...[...text.matchAll(IN_JSON)].flatMap(([, , , value]) => (value === undefined ? [] : unescaped(value))),
  // Most texts have none, and looking for them takes longer than anything else of a run.
  ...(text.includes('=') ? [...text.matchAll(IN_QUERY)] : []).map(([, , , value = '']) => value),
]

function unescaped(value: string): string {
  try {
    return JSON.parse(`"${value}"`)
  } catch {
    return value
  }
}

/** Matches a value as it is, in JSON (also within JSON) and in a URL. */
const inAnyEncoding = (value: string) =>
  Array.from(value, (character) => {
    if (/\w/.test(character)) return character
    const json = JSON.stringify(character).slice(1, -1).replace(/^\\/, '')
    const forms = [
      character,
      json,
      encoded(character),
      ...(character === ' ' ? ['+'] : []),
      unicode(character),
    ]
    return `\\\\*(?:${[...new Set(forms)].map(escaped).join('|')})`
  }).join('')

const unicode = (character: string) =>
  Array.from({ length: character.length }, (_each, at) => character.charCodeAt(at))
    .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
    .join('')

// A lone surrogate cannot be encoded.
const encoded = (character: string) => encodeURIComponent(Buffer.from(character).toString())

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

function hiddenByName(text: string): string {
  return text
    .replaceAll(IN_JSON, (_all, name, quote, value) =>
      value === undefined ? `${name}***` : `${name}${quote}"***${quote}"`,
    )
    .replaceAll(IN_QUERY, '$1$2***')
    .replaceAll(HEADERS, (_all, name, colon, scheme) => `${name}${colon}${scheme ? `${scheme} ` : ''}***`)
    .replaceAll(AUTHORIZATION, '$1 ***')
    .replaceAll(TOKENS, '$1_***')
    .replaceAll(IN_URL, '$1***@')
}
