const NAMES =
  'password|currentPassword|newPassword|token|access_token|refresh_token|id_token|secret|keyId|api_?key'
// Truncated text may lack the closing quote.
const IN_JSON = new RegExp(`("(?:${NAMES})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*(?:"|$)`, 'gi')
const IN_QUERY = new RegExp(`([?&](?:${NAMES})=)[^&\\s'"]+`, 'gi')
const HEADERS = /\b((?:set-)?cookie|(?:proxy-)?authorization)(:\s*)(?:(Bearer|Basic)\b)?[^\n']*/gi
const AUTHORIZATION = /\b(Bearer|Basic)\s+[^\s'",;}]{4,}/gi
const TOKENS = /\b(tok|rst)_[A-Za-z0-9_-]+/g
const IN_URL = /(\bhttps?:\/\/)[^\s/@'"]+@/gi
const SHORTEST = 4

/** Passwords and tokens given, generated or received in a run. Redacted by value and by name. */
export class Secrets {
  private readonly values = new Set<string>()
  private pattern: RegExp | undefined

  /** Ignores values of less than four characters, which would match in any text. */
  add(...values: (string | undefined)[]): void {
    for (const value of values) {
      if (value === undefined || value.length < SHORTEST) continue
      for (const form of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)])
        this.values.add(form)
    }
    this.pattern = undefined
  }

  hide(text: string): string {
    return hiddenByName(this.values.size === 0 ? text : text.replaceAll(this.ofValues(), '***'))
  }

  private ofValues(): RegExp {
    const longestFirst = [...this.values].sort((a, b) => b.length - a.length)
    this.pattern ??= new RegExp(
      longestFirst.map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|'),
      'gi',
    )
    return this.pattern
  }
}

/** Redacts passwords, tokens and the like by field name, whatever the value. */
function hiddenByName(text: string): string {
  return text
    .replaceAll(IN_JSON, '$1"***"')
    .replaceAll(IN_QUERY, '$1***')
    .replaceAll(HEADERS, (_all, name, colon, scheme) => `${name}${colon}${scheme ? `${scheme} ` : ''}***`)
    .replaceAll(AUTHORIZATION, '$1 ***')
    .replaceAll(TOKENS, '$1_***')
    .replaceAll(IN_URL, '$1***@')
}
