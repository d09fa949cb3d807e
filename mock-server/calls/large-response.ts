import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import { resolve } from '../contract/schema.ts'
import type { Steps } from '../time-slicing.ts'
import type { RowJson } from './joined-text.ts'
import { JoinedText, rowJson } from './joined-text.ts'
import { InvalidResponse } from './serialise.ts'

const PER_STEP = 200

type Checks = Pick<Contract, 'check' | 'schemas'>

/**
 * Validates a response and serialises it in steps, so that long lists do not block.
 * @throws InvalidResponse if it violates the contract
 */
export function* serialisedInSteps(schema: Schema, answer: unknown, checks: Checks): Steps<JoinedText> {
  expectValid(schema, withoutItems(answer), checks)
  const text = new JoinedText()
  yield* addValue(schema, answer, checks, text)
  return text
}

function* addValue(schema: Schema, value: unknown, checks: Checks, text: JoinedText): Steps<void> {
  const { properties, additionalProperties, items } = resolve(schema, checks.schemas)
  if (Array.isArray(value) && items) text.addList(yield* partsOf(items, value, checks))
  else if (properties && typeof value === 'object' && value !== null) {
    let before = '{'
    for (const [name, each] of Object.entries(value)) {
      text.add(`${before}${JSON.stringify(name)}:`)
      yield* addValue(properties[name] ?? (additionalProperties || {}), each, checks, text)
      before = ','
    }
    text.add(before === '{' ? '{}' : '}')
  } else {
    expectValid(schema, value, checks)
    text.add(JSON.stringify(value))
  }
}

/** The items as JSON, in batches. */
function* partsOf(schema: Schema, items: readonly unknown[], checks: Checks): Steps<RowJson[]> {
  const parts: RowJson[] = []
  for (let from = 0; from < items.length; from += PER_STEP) {
    const some = items.slice(from, from + PER_STEP)
    for (const item of some) expectValid(schema, item, checks)
    parts.push(rowJson(JSON.stringify(some).slice(1, -1)))
    yield
  }
  return parts
}

/** The value with empty lists, to validate everything but the items. */
function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutItems(each)]))
}

function expectValid(schema: Schema, value: unknown, { check }: Checks): void {
  const result = check(schema, value)
  if (!result.valid) throw new InvalidResponse(result.errors)
}
