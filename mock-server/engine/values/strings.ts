import type { Schema } from '../contract/schema.ts'
import { MAX_CHARACTERS } from '../contract/schema.ts'
import type { Random } from '../random.ts'
import { timestamp } from '../time/clock.ts'
import { stringForPattern } from './string-for-pattern.ts'

const WORDS = [
  'amber',
  'birch',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'harbour',
  'indigo',
  'jasmine',
] as const
const FIRST_DAY = Date.UTC(2026, 0, 1)
const SECONDS_OF_YEAR = 365 * 24 * 3600

/** A string of the schema's pattern or format, repeated if too short; else any string of its length. */
export function stringFor(
  { pattern, format = '', minLength: min = 0, maxLength = 40 }: Schema,
  random: Random,
): string {
  const minLength = Math.min(min, MAX_CHARACTERS)
  if (pattern !== undefined) {
    const text = fromPattern(pattern, random)
    if (text !== undefined) return text.repeat(Math.max(1, Math.ceil(minLength / (text.length || 1))))
  }
  const formatted = FORMATS[format]?.(random)
  if (formatted !== undefined) return formatted
  let text = `${random.pick(WORDS)} ${random.pick(WORDS)}`
  while (text.length < minLength) text += ` ${random.pick(WORDS)}`
  return text.slice(0, Math.max(minLength, maxLength)).trimEnd().padEnd(minLength, '.')
}

function fromPattern(pattern: string, random: Random): string | undefined {
  try {
    return stringForPattern(pattern, random)
  } catch {
    return undefined
  }
}

const instant = (random: Random) => timestamp(FIRST_DAY + random.int(0, SECONDS_OF_YEAR) * 1000)
const host = (random: Random) => `${random.pick(WORDS)}.example`
const octets = (random: Random) => Array.from({ length: 4 }, () => random.int(1, 254)).join('.')
const uri = (random: Random) => `https://${host(random)}/${random.pick(WORDS)}`

const FORMATS: Record<string, (random: Random) => string> = {
  date: (random) => instant(random).slice(0, 10),
  'date-time': instant,
  time: (random) => instant(random).slice(11),
  duration: (random) => `P${random.int(1, 30)}D`,
  email: (random) => `${random.pick(WORDS)}@${host(random)}`,
  hostname: host,
  ipv4: octets,
  ipv6: (random) => `2001:db8::${random.hex(4)}`,
  uri,
  'uri-reference': uri,
  url: uri,
  iri: uri,
  uuid: (random) =>
    `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${random.hex(3)}-${random.hex(12)}`,
  byte: () => 'a29zaGE=',
  'json-pointer': (random) => `/${random.pick(WORDS)}`,
  regex: () => '^[a-z]+$',
}
