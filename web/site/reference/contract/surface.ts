import { createHash } from 'node:crypto'

/** Keywords that describe, and promise nothing to a program. */
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'x-error-codes', 'info', 'contact'])
/** Their members are names that the contract gives, not keywords. */
const MAPS = new Set(['properties', 'schemas', 'parameters', 'headers', 'responses', 'paths', 'webhooks'])

/** A digest of what the parsed contract promises to programs: it stays the same when only words change. */
export const surfaceOf = (contract: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(withoutWords(contract)))
    .digest('hex')
    .slice(0, 16)

function withoutWords(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isMap || !WORDS.has(name))
      .map(([name, member]) => [name, withoutWords(member, MAPS.has(name) && !isMap)]),
  )
}
