import { cacheAndRaceMutants } from './caches-and-races.ts'
import { mutantsFromFilters, mutantsFromRequestLimits } from './from-request-limits.ts'
import { mutantsFromResponses, mutantsFromValues } from './from-responses.ts'
import { mutantsFromOwnership, mutantsFromRoles, mutantsFromStatuses } from './from-roles.ts'
import { expiringLinkMutants, keyAndEntityTagMutants, linkMutants, paidLinkMutants } from './links.ts'
import type { Mutant } from './mutant.ts'
import { withSeed } from './mutant.ts'
import { passwordMutants } from './passwords.ts'
import { queryMutants } from './queries.ts'
import { requestMutants, responseMutants } from './requests.ts'
import { accessMutants, sessionMutants } from './sessions.ts'
import { settingsMutants } from './settings.ts'
import {
  refundMutants,
  roundingAndDeductionMutants,
  settlementAndStatsMutants,
} from './settlements-and-stats.ts'

/** Derived from the contract: they follow when it changes. */
export const derivedMutants: Mutant[] = [
  ...mutantsFromRoles,
  ...mutantsFromOwnership,
  ...mutantsFromStatuses,
  ...mutantsFromRequestLimits,
  ...mutantsFromFilters,
  ...mutantsFromResponses,
  ...mutantsFromValues,
]

/** Defects of behaviour, which no schema describes. */
export const namedMutants: Mutant[] = [
  ...passwordMutants,
  ...sessionMutants,
  ...accessMutants,
  ...requestMutants,
  ...responseMutants,
  ...linkMutants,
  ...withSeed(2, expiringLinkMutants),
  ...withSeed(3, paidLinkMutants),
  ...keyAndEntityTagMutants,
  ...withSeed(4, refundMutants),
  ...settlementAndStatsMutants,
  ...withSeed(5, settingsMutants),
  ...queryMutants,
  ...roundingAndDeductionMutants,
  ...cacheAndRaceMutants,
]

export const allMutants: Mutant[] = [...derivedMutants, ...namedMutants]
