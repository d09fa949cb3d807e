import type { Changed, Rules } from '../rules.ts'

/** The foreign backend with a single defect, and the check that must catch it. */
export type Mutant = {
  name: string
  caughtBy: string
  /** The overridden rules; created per backend, so that they may hold state. */
  rules: () => Partial<Rules>
  /** One with which the check begins where the defect is. */
  seed?: number
}

export const mutant = (name: string, caughtBy: string, rules: Changed): Mutant => ({
  name,
  caughtBy,
  rules: typeof rules === 'function' ? rules : () => rules,
})

/** Several defects that the same check must catch, by their names. */
export const caughtBy = (check: string, defects: Record<string, Changed>): Mutant[] =>
  Object.entries(defects).map(([name, rules]) => mutant(name, check, rules))

/** Changes every occurrence of a field in successful responses; undefined removes it. */
export const alteringField = (
  operation: string,
  field: string,
  change: (value: unknown, holder: object) => unknown,
): Partial<Rules> => ({
  answered(reply, request) {
    if (request.operation !== operation || reply.status >= 300) return reply
    const body = JSON.parse(JSON.stringify(reply.body), function reviver(this: object, key: string, value) {
      return key === field ? change(value, this) : value
    })
    return { ...reply, body }
  },
})
