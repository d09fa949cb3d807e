import type { Schema } from '../../../suite/document.ts'
import { operations, resolved } from '../../../suite/document.ts'
import { checkOf } from './checks-of-cells.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, mutant } from './mutant.ts'

/** For each successful response: a required field is missing or of another type, and there is one too many. */
export const mutantsFromResponses: Mutant[] = operations.flatMap(({ id, roles, success, responses }) => {
  const role = roles.includes('merchant') ? 'merchant' : 'anonymous'
  const caughtBy = checkOf(id, success, role)
  return requiredIn(responses.get(success)?.body).flatMap((fields) => {
    const [first, last] = [fields[0], fields.at(-1)]
    if (first === undefined || last === undefined) return []
    return [
      mutant(
        `the response of ${id} has no ${first}`,
        caughtBy,
        alteringField(id, first, () => undefined),
      ),
      mutant(
        `the response of ${id} has true as ${last}`,
        caughtBy,
        alteringField(id, last, () => [true]),
      ),
      mutant(
        `the response of ${id} has an undeclared field beside ${last}`,
        caughtBy,
        alteringField(id, last, (value, holder) => Object.assign(holder, { surprise: 1 }) && value),
      ),
    ]
  })
})

/** The required fields of a body, and those of the object or the rows in it. */
function requiredIn(reference: Schema | undefined): string[][] {
  if (!reference) return []
  const { items, required = [], properties = {} } = resolved(reference)
  const inside = items ? [items] : Object.values(properties)
  return [...(required.length > 0 ? [required] : []), ...inside.slice(0, 1).flatMap(requiredIn)]
}
