import { isRecord } from './requirement.ts'
import { decoded } from './schema.ts'

type Fields = Record<string, unknown>
export type Pointer = readonly string[]

/** Why a document cannot be used as a contract, and where. */
export class ContractError extends Error {
  override name = 'ContractError'
  constructor(
    readonly pointer: Pointer,
    readonly reason: string,
  ) {
    super(pointer.length === 0 ? reason : `${pointer.join('/')}: ${reason}`)
  }
}

/** Follows the references of a document. */
export function pointerReader(
  document: Fields,
  note: (pointer: Pointer, kind: string, problem: string) => void,
) {
  /** The target; undefined for a reference that leads nowhere, so that the rest of the document is served. */
  function target($ref: unknown, pointer: Pointer): unknown {
    const found = typeof $ref === 'string' && $ref.startsWith('#') ? inDocument($ref) : undefined
    if (found === undefined) note(pointer, String($ref).startsWith('#') ? LOCAL : ELSEWHERE, String($ref))
    return found ?? {}
  }

  function inDocument($ref: string): unknown {
    const names = $ref.split('/').slice(1).map(unescaped)
    return names.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      document,
    )
  }

  /** The object at the end of its references. @throws ContractError */
  function follow(value: unknown, pointer: Pointer, depth = 0): Fields {
    if (!isRecord(value)) throw new ContractError(pointer, 'is not an object')
    if (!('$ref' in value)) return value
    if (depth > MAX_DEPTH) throw new ContractError(pointer, `$ref ${value.$ref} leads back to itself`)
    return follow(target(value.$ref, pointer), pointer, depth + 1)
  }

  return { target, follow }
}

const LOCAL = 'references that lead nowhere in the document'
const ELSEWHERE = 'references that lead nowhere: only the document and files in its folder are read'

export type Pointers = ReturnType<typeof pointerReader>

const MAX_DEPTH = 20

/** A part of a reference, which may also be encoded as URLs are. */
export const unescaped = (part: string) => decoded(decodeURIComponent(part))
