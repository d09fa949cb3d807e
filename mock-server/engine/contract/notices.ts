import type { Contract } from './contract.ts'

const MAX_NAMED = 20

/** What to know of a contract before using it, in one line each. */
export function noticesOf({ operations, unsupported }: Contract, handled: readonly string[]): string[] {
  const behaving = new Set<string>(handled)
  const made = operations.map(({ id }): string => id).filter((id) => !behaving.has(id))
  return [
    ...(made.length > 0 ? [`Answered from the contract, without behaviour: ${named(made)}.`] : []),
    ...(unsupported.length > 0 ? [`Ignored in the contract: ${named(unsupported)}.`] : []),
  ]
}

const named = (all: readonly string[]) => {
  const more = all.length - MAX_NAMED
  return all.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
