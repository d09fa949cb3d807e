import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'
import { isRecord } from '../contract/requirement.ts'
import type { Schema } from '../contract/schema.ts'
import { randomOf } from '../random.ts'
import { InvalidResponse, serialiser } from '../responses/serialise.ts'
import { withoutReferences } from '../values/merged-schema.ts'
import type { MakeValue } from '../values/values.ts'

/**
 * Validates and serialises the responses of handlers. A required field that a handler does not fill gets a value from
 * the contract, so that a field can be added there first; each is reported once.
 * @throws InvalidResponse if a response violates the contract in any other way
 */
export function fillingSerialiser(contract: Contract, valueFor: MakeValue, warn: (line: string) => void) {
  const serialise = serialiser(contract)
  const reported = new Set<string>()

  return (operation: Operation, schema: Schema, response: unknown, seed: number): string => {
    try {
      return serialise(schema, response)
    } catch (error) {
      if (!(error instanceof InvalidResponse)) throw error
      const filled = fill(schema, response, '')
      if (filled === response) throw error
      return serialise(schema, filled)
    }

    function fill(declared: Schema, value: unknown, path: string): unknown {
      const { properties = {}, required = [], items } = withoutReferences(declared, contract.schemas)
      if (Array.isArray(value) && items)
        return changed(
          value,
          value.map((item) => fill(items, item, path)),
        )
      if (!isRecord(value)) return value
      const inside = Object.entries(value).map(([name, field]) => [
        name,
        properties[name] ? fill(properties[name], field, below(path, name)) : field,
      ])
      const missing = required.filter((name) => value[name] === undefined && properties[name])
      for (const name of missing) report(below(path, name))
      const added = missing.map((name) => {
        const random = randomOf(`${seed} ${below(path, name)} ${String(value.id ?? '')}`)
        return [name, valueFor(properties[name] ?? {}, random)]
      })
      return changed(value, Object.fromEntries([...inside, ...added]))
    }

    function report(field: string) {
      const line = `${operation.id} does not fill ${field}, which the contract requires: its value comes from there.`
      if (reported.has(line)) return
      reported.add(line)
      warn(line)
    }
  }
}

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** The second value if anything in it differs from the first, which is then reused. */
function changed(before: object, after: object): object {
  const isSame = Object.entries(after).every(([name, field]) => Reflect.get(before, name) === field)
  return isSame && Object.keys(after).length === Object.keys(before).length ? before : after
}
