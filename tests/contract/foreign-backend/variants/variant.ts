import type { Rules } from '../rules.ts'

/** Another way to hold the contract, which no check may blame. */
export type Variant = { name: string; rules: () => Partial<Rules>; takesDataAway: boolean }

export const variant = (
  name: string,
  rules: Partial<Rules> | (() => Partial<Rules>),
  { takesDataAway = false } = {},
): Variant => ({ name, rules: typeof rules === 'function' ? rules : () => rules, takesDataAway })
