import type { Rules } from '../rules.ts'

/** A correct implementation of the contract that differs from the default; no check may fail. */
export type Variant = { name: string; rules: () => Partial<Rules>; removesData: boolean }

export const variant = (
  name: string,
  rules: Partial<Rules> | (() => Partial<Rules>),
  { takesDataAway = false } = {},
): Variant => ({ name, rules: typeof rules === 'function' ? rules : () => rules, removesData: takesDataAway })
