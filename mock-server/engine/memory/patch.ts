import { isSame } from '../contract/combined.ts'
import { isRecord } from '../contract/requirement.ts'
import { decoded } from '../contract/schema.ts'
import { rejectInvalid } from '../rule-violation.ts'

/** A value with the changes of a merge patch (RFC 7396). */
export function merged(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const result: Record<string, unknown> = isRecord(value) ? { ...value } : {}
  for (const [name, change] of Object.entries(patch))
    if (change === null) delete result[name]
    else result[name] = merged(result[name], change)
  return result
}

type Step = { op: string; path: string; from?: string; value?: unknown }

export const isJsonPatch = (body: unknown): body is Step[] =>
  Array.isArray(body) &&
  body.every((step) => isRecord(step) && typeof step.op === 'string' && typeof step.path === 'string')

/**
 * A value after the steps of a JSON Patch (RFC 6902).
 * @throws RuleViolation for a step that cannot be made
 */
export function patched(value: unknown, steps: readonly Step[]): unknown {
  const root = { '': structuredClone(value) }
  for (const [index, step] of steps.entries())
    if (!/^(?:\/|$)/.test(step.path) || !apply(root, step))
      rejectInvalid([{ field: `${index}`, message: `cannot ${step.op} ${step.path}` }])
  return root['']
}

/** @returns whether the step can be made */
function apply(root: Parts, { op, path, from = '', value }: Step): boolean {
  if (op === 'add') return insert(placeOf(root, path), value)
  const source = placeOf(root, op === 'move' || op === 'copy' ? String(from) : path)
  if (!source?.isTaken) return false
  const { parts, name } = source
  const found: unknown = Reflect.get(parts, name)
  if (op === 'test') return isSame(found, value)
  if (op === 'copy') return insert(placeOf(root, path), structuredClone(found))
  if (op === 'replace') return Reflect.set(parts, name, value)
  if (op !== 'remove' && op !== 'move') return false
  if (Array.isArray(parts)) parts.splice(Number(name), 1)
  else Reflect.deleteProperty(parts, name)
  return op === 'remove' || insert(placeOf(root, path), found)
}

type Parts = unknown[] | Record<string, unknown>
type Place = { parts: Parts; name: string; isTaken: boolean }

/** The place that a JSON pointer names, in the object that has the value at its empty name. */
function placeOf(parts: unknown, pointer: string): Place | undefined {
  const [name = '', ...inside] = pointer.split('/')
  const isList = Array.isArray(parts)
  if (!(isList || isRecord(parts)) || (isList && !/^(?:-|0|[1-9]\d*)$/.test(name))) return undefined
  const place = { parts, name: decoded(name), isTaken: Object.hasOwn(parts, decoded(name)) }
  if (inside.length === 0) return place
  return place.isTaken ? placeOf(Reflect.get(parts, place.name), inside.join('/')) : undefined
}

function insert(place: Place | undefined, value: unknown): boolean {
  if (!place) return false
  const { parts, name } = place
  if (!Array.isArray(parts)) return Reflect.set(parts, name, value)
  const index = name === '-' ? parts.length : Number(name)
  if (index <= parts.length) parts.splice(index, 0, value)
  return index < parts.length
}
