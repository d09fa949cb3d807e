import { mutantsByHand } from './by-hand.ts'
import { mutantsFromFilters, mutantsFromRequestLimits } from './from-request-limits.ts'
import { mutantsFromLedger, mutantsFromResponses, mutantsFromValues } from './from-responses.ts'
import { mutantsFromOwnership, mutantsFromRoles, mutantsFromStatuses } from './from-roles.ts'
import type { Mutant } from './mutant.ts'

/** Derived from the contract: they follow when it changes. */
export const derivedMutants: Mutant[] = [
  ...mutantsFromRoles,
  ...mutantsFromOwnership,
  ...mutantsFromStatuses,
  ...mutantsFromRequestLimits,
  ...mutantsFromFilters,
  ...mutantsFromResponses,
  ...mutantsFromValues,
  ...mutantsFromLedger,
]

export const allMutants: Mutant[] = [...derivedMutants, ...mutantsByHand]
