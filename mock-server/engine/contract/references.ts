import { isRecord } from './requirement.ts'

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

/** A field that has to be an object. @throws ContractError */
export function childOf(object: Fields, name: string, pointer: Pointer): Fields {
  const child = object[name]
  if (isRecord(child)) return child
  throw new ContractError([...pointer, name], 'is not an object')
}

/** Follows the references of a document. */
export function pointerReader(document: Fields) {
  /** @throws ContractError if nothing is there, or in another document */
  function target($ref: unknown, pointer: Pointer): unknown {
    if (typeof $ref !== 'string' || !$ref.startsWith('#'))
      throw new ContractError(
        pointer,
        `$ref ${$ref} does not resolve: only the document and files in its folder are read`,
      )
    const names = $ref.split('/').slice(1).map(unescaped)
    const found = names.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      document,
    )
    if (found === undefined) throw new ContractError(pointer, `$ref ${$ref} does not resolve`)
    return found
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

export type Pointers = ReturnType<typeof pointerReader>

const MAX_DEPTH = 20

const unescaped = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
