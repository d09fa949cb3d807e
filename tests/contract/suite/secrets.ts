const SECRET =
  /pass(?:word|wd|phrase|code)|secret|token|jwt|credential|session_?id|\bsid\b|api[_-]?key|access[_-]?key/i
const HEADER =
  /((?:set-)?cookie|(?:proxy-)?authorization|[\w-]*(?:api-key|session-id|token|secret|password))(: )(Bearer |Basic )?[^\n']*/gi
// The quotes of JSON inside a JSON string are escaped; text that was cut may lack the closing one.
const FIELD = new RegExp(
  `(?<!\\\\)(\\\\*")([\\w.-]*(?:${SECRET.source})\\w*)\\1(\\s*:\\s*)(?:\\1(?:(?!(?<!\\\\)\\1).)*(?:\\1|$)|-?\\d[\\d.]*)`,
  'gis',
)
const SHORTEST_GIVEN = 4
const SHORTEST_NOTED = 8
const LONGEST = 4000
const MAX_NOTED = 2000

type Sent = { url: string; headers: Record<string, string>; body?: string | Uint8Array }
type Received = { status: number; headers: Headers; text: string }

/** Passwords and tokens given, sent or received in a run, which no output shows. */
export class Secrets {
  private readonly given = new Set<string>()
  /** The latest of them. */
  private readonly noted = new Set<string>()
  private pattern: RegExp | undefined

  /** Ignores values of less than four characters, which would match in any text. */
  add(...values: (string | undefined)[]): void {
    for (const value of values) {
      if (value === undefined || value.length < SHORTEST_GIVEN || this.given.has(value)) continue
      this.given.add(value)
      this.pattern = undefined
    }
  }

  note({ url, headers, body = '' }: Sent, received?: Received): void {
    // A value that was made up and rejected is no secret: hiding it would hide words of other fields.
    const isRejected = received !== undefined && received.status >= 400 && received.status < 500
    if (!isRejected) {
      const text = typeof body === 'string' ? body : Buffer.from(body).toString()
      const { searchParams } = new URL(url)
      const [credentials = ''] = headers.authorization?.split(' ').slice(1) ?? []
      this.noteValues(credentials, ...valuesNamed(text), ...[...searchParams].flatMap(ifSecret))
    }
    const cookies = received?.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)[1] ?? '') ?? []
    // Tokens contain no blanks, unlike messages, and no mask characters.
    const values = [...valuesNamed(received?.text ?? ''), ...cookies]
    this.noteValues(...values.filter((value) => !/[\s•*]/.test(value)))
  }

  noteValues(...values: string[]): void {
    for (const value of values) {
      if (value.length < SHORTEST_NOTED || value.length > LONGEST || this.noted.has(value)) continue
      const [oldest = ''] = this.noted
      if (this.noted.size >= MAX_NOTED) this.noted.delete(oldest)
      this.noted.add(value)
      this.pattern = undefined
    }
  }

  hide(text: string): string {
    const values = [...this.given, ...this.noted].sort((a, b) => b.length - a.length)
    this.pattern ??= values.length === 0 ? /$^/ : new RegExp(values.map(inAnyEncoding).join('|'), 'gi')
    return text
      .replace(this.pattern, '***')
      .replaceAll(FIELD, '$1$2$1$3$1***$1')
      .replaceAll(HEADER, (_all, name, colon, scheme = '') => `${name}${colon}${scheme}***`)
  }
}

const ifSecret = ([name, value]: [string, unknown]): string[] =>
  SECRET.test(name) && (typeof value === 'string' || typeof value === 'number') ? [`${value}`] : []

/** The values in JSON, or in a form, that have the name of a secret. */
function valuesNamed(text: string): string[] {
  const values: string[] = []
  // Most texts have none, and looking for them takes long.
  if (!SECRET.test(text)) return values
  try {
    JSON.parse(text, (name, value) => {
      values.push(...ifSecret([name, value]))
      return value
    })
    return values
  } catch {
    return [...new URLSearchParams(text)].flatMap(ifSecret)
  }
}

/** Matches a value as it is, in JSON (also within JSON) and in a URL. */
const inAnyEncoding = (value: string) =>
  Array.from(value, (character) => {
    if (/\w/.test(character)) return character
    const json = JSON.stringify(character).slice(1, -1).replace(/^\\/, '')
    const unicode = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
    const forms = [character, json, encoded(character), ...(character === ' ' ? ['+'] : []), unicode]
    return `\\\\*(?:${[...new Set(forms)].map(escaped).join('|')})`
  }).join('')

// A lone surrogate cannot be encoded.
const encoded = (character: string) => encodeURIComponent(Buffer.from(character).toString())

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
