import { isSame } from '../contract/combined.ts'
import { isRecord } from '../contract/requirement.ts'
import { decoded } from '../contract/schema.ts'
import { rejectInvalid } from '../rule-violation.ts'

/** A value with the changes of a merge patch (RFC 7396). */
export function merged(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const result: Record<string, unknown> = isRecord(value) ? { ...value } : {}
  for (const [name, each] of Object.entries(patch))
    if (each === null) delete result[name]
    else result[name] = merged(result[name], each)
  return result
}

type Step = { op: string; path: string; from?: string; value?: unknown }

export const isJsonPatch = (body: unknown): body is Step[] =>
  Array.isArray(body) &&
  body.every((each) => isRecord(each) && typeof each.op === 'string' && typeof each.path === 'string')

/**
 * A value after the steps of a JSON Patch (RFC 6902).
 * @throws RuleViolation for a step that cannot be made
 */
export function patched(value: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((at, each, index) => {
    try {
      return after(at, each)
    } catch (error) {
      if (error !== IMPOSSIBLE) throw error
      return rejectInvalid([{ field: `${index}`, message: `cannot ${each.op} ${each.path}` }])
    }
  }, value)
}

const IMPOSSIBLE = new Error('A step cannot be made.')

function after(value: unknown, { op, path, from = '', value: given }: Step): unknown {
  if (op === 'add') return changed(value, path, (at, name) => added(at, name, given))
  const found = valueAt(value, op === 'move' || op === 'copy' ? from : path)
  if (op === 'copy') return changed(value, path, (at, name) => added(at, name, found))
  if (op === 'remove') return changed(value, path, removed)
  if (op === 'replace') return changed(value, path, (at, name) => replaced(at, name, given))
  if (op === 'move') return after(changed(value, from, removed), { op: 'add', path, value: found })
  if (op === 'test' && isSame(found, given)) return value
  throw IMPOSSIBLE
}

type Parts = unknown[] | Record<string, unknown>
type Change = (parts: Parts, name: string) => Parts

const namesIn = (pointer: string) => pointer.split('/').map(decoded)

/** A value with its part at a JSON pointer changed. The value itself is found at the empty name of an object. */
function changed(value: unknown, pointer: string, change: Change): unknown {
  const within = (at: unknown, [name = '', ...inside]: string[]): Parts => {
    const parts = partsOf(at)
    if (inside.length === 0) return change(parts, name)
    return replaced(parts, name, within(part(parts, name), inside))
  }
  return part(within({ '': value }, namesIn(pointer)), '')
}

const valueAt = (value: unknown, pointer: string) =>
  namesIn(pointer).reduce<unknown>((at, name) => part(partsOf(at), name), { '': value })

function partsOf(value: unknown): Parts {
  if (Array.isArray(value) || isRecord(value)) return value
  throw IMPOSSIBLE
}

function part(parts: Parts, name: string): unknown {
  if (!Object.hasOwn(parts, name)) throw IMPOSSIBLE
  return Reflect.get(parts, name)
}

function added(parts: Parts, name: string, value: unknown): Parts {
  if (!Array.isArray(parts)) return { ...parts, [name]: value }
  const index = name === '-' ? parts.length : Number(name)
  if (!/^(?:-|0|[1-9]\d*)$/.test(name) || index > parts.length) throw IMPOSSIBLE
  return parts.toSpliced(index, 0, value)
}

function replaced(parts: Parts, name: string, value: unknown): Parts {
  part(parts, name)
  return Array.isArray(parts) ? parts.with(Number(name), value) : { ...parts, [name]: value }
}

function removed(parts: Parts, name: string): Parts {
  part(parts, name)
  if (Array.isArray(parts)) return parts.toSpliced(Number(name), 1)
  const { [name]: _, ...rest } = parts
  return rest
}
