import { MAX_REPETITIONS } from '../contract/schema.ts'
import type { Random } from '../random.ts'

/** Draws a string, given how often `*` and `+` repeat at most. */
type Draw = (random: Random) => string

const MAX_REPEATS = 4
const WORD = 'abcdefghijklmnopqrstuvwxyz0123456789_'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const PRINTABLE = ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~`
const CLASSES: Record<string, string> = { d: '0123456789', w: WORD, s: ' ' }

/**
 * A string that a regular expression matches, except for its lookaheads and lookbehinds.
 * @throws Error for back references
 */
export function stringForPattern(pattern: string, random: Random): string {
  const reader = new PatternReader(pattern)
  return reader.alternatives()(random)
}

class PatternReader {
  private at = 0

  constructor(private readonly pattern: string) {}

  alternatives(): Draw {
    const branches = [this.sequence()]
    while (this.took('|')) branches.push(this.sequence())
    return (random) => branches[random.int(0, branches.length - 1)]?.(random) ?? ''
  }

  private sequence(): Draw {
    const parts: Draw[] = []
    while (this.at < this.pattern.length && !'|)'.includes(this.next)) {
      const part = this.atom()
      parts.push(part && this.repeated(part))
    }
    return (random) => parts.map((part) => part(random)).join('')
  }

  private atom(): Draw {
    if (this.took('^') || this.took('$')) return () => ''
    if (this.took('(')) return this.group()
    if (this.took('[')) return oneOf(this.set())
    if (this.took('.')) return oneOf(WORD)
    if (this.took('\\')) return oneOf(this.escaped())
    return oneOf(this.take())
  }

  private group(): Draw {
    const [asserted] = /^\?<?[=!]/.exec(this.pattern.slice(this.at)) ?? []
    const [opening = ''] = asserted ? [asserted] : (/^\?(?::|<\w+>)/.exec(this.pattern.slice(this.at)) ?? [])
    this.at += opening.length
    const inside = this.alternatives()
    if (!this.took(')')) throw new Error('an open group')
    return asserted ? () => '' : inside
  }

  private set(): string {
    const isNegated = this.took('^')
    let members = ''
    while (!this.took(']')) {
      const from = this.took('\\') ? this.escaped() : this.take()
      const isRange = this.next === '-' && this.pattern[this.at + 1] !== ']'
      if (!isRange || from.length > 1) members += from
      else {
        this.at++
        members += between(from, this.took('\\') ? this.escaped() : this.take())
      }
    }
    return isNegated ? without(members) : members
  }

  private escaped(): string {
    const letter = this.take()
    if (/[1-9k]/.test(letter)) throw new Error('a back reference')
    if (/[bB]/.test(letter)) return ''
    const [code, hex] = /^(?:\{([\da-f]+)\}|[\da-f]{2,4})/i.exec(this.pattern.slice(this.at)) ?? []
    if (/[ux]/.test(letter) && code !== undefined) {
      const digits = letter === 'x' ? code.slice(0, 2) : code
      this.at += digits.length
      return String.fromCodePoint(Number.parseInt(hex ?? digits, 16))
    }
    if (/[pP]/.test(letter)) {
      this.at += /^\{[^}]*\}/.exec(this.pattern.slice(this.at))?.[0].length ?? 0
      return letter === 'p' ? LETTERS : '0123456789'
    }
    const members = CLASSES[letter.toLowerCase()]
    if (members === undefined) return { n: '\n', t: '\t', r: '\r' }[letter] ?? letter
    return letter === letter.toLowerCase() ? members : without(members)
  }

  private repeated(part: Draw): Draw {
    const [min, max] = this.bounds()
    this.took('?')
    return (random) => Array.from({ length: random.int(min, max) }, () => part(random)).join('')
  }

  private bounds(): [least: number, most: number] {
    if (this.took('?')) return [0, 1]
    if (this.took('*')) return [0, MAX_REPEATS]
    if (this.took('+')) return [1, MAX_REPEATS]
    const [quantifier, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(this.pattern.slice(this.at)) ?? []
    if (quantifier === undefined) return [1, 1]
    this.at += quantifier.length
    const fewest = Math.min(Number(min), MAX_REPETITIONS)
    if (!comma) return [fewest, fewest]
    return [fewest, max ? Math.min(Number(max), fewest + 12) : fewest + MAX_REPEATS]
  }

  private get next(): string {
    return this.pattern[this.at] ?? ''
  }

  private take(): string {
    if (this.at >= this.pattern.length) throw new Error('an open class')
    return this.pattern[this.at++] ?? ''
  }

  private took(letter: string): boolean {
    if (this.next !== letter) return false
    this.at++
    return true
  }
}

const oneOf =
  (letters: string): Draw =>
  (random) =>
    letters.charAt(random.int(0, letters.length - 1))

const without = (letters: string) => [...PRINTABLE].filter((letter) => !letters.includes(letter)).join('')

function between(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) =>
    String.fromCharCode(from + index),
  ).join('')
}
