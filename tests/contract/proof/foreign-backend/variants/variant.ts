import type { Changed, Rules } from '../rules.ts'

/** A correct implementation of the contract that differs from the default; no check may fail. */
export type Variant = {
  name: string
  rules: () => Partial<Rules>
  /** What it takes away or disturbs, which would hide the effect of others. */
  hides?: 'details' | 'past' | 'payments' | 'model'
  /** Whether it sends fields that the contract does not declare, which a strict run reports. */
  isUndeclared?: true
}

/** By their names. */
export const variants = (
  more: Pick<Variant, 'hides' | 'isUndeclared'>,
  named: Record<string, Changed>,
): Variant[] =>
  Object.entries(named).map(([name, rules]) => ({
    name,
    rules: typeof rules === 'function' ? rules : () => rules,
    ...more,
  }))
