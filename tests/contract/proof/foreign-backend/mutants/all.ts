import { accessMutants } from './access.ts'
import { cacheAndRaceMutants } from './caches-and-races.ts'
import { mutantsFromFilters } from './from-filters.ts'
import { mutantsFromOwnership } from './from-ownership.ts'
import { mutantsFromRequestLimits } from './from-request-limits.ts'
import { mutantsFromResponses } from './from-responses.ts'
import { mutantsFromRoles } from './from-roles.ts'
import { mutantsFromStatuses } from './from-statuses.ts'
import { mutantsFromValues } from './from-values.ts'
import { keyAndEntityTagMutants } from './keys-and-entity-tags.ts'
import { expiringLinkMutants, linkMutants, paidLinkMutants } from './links.ts'
import type { Mutant } from './mutant.ts'
import { withSeed } from './mutant.ts'
import { passwordMutants } from './passwords.ts'
import { queryMutants } from './queries.ts'
import { refundMutants } from './refunds.ts'
import { requestMutants } from './requests.ts'
import { responseMutants } from './responses.ts'
import { roundingAndDeductionMutants } from './rounding-and-deductions.ts'
import { sessionMutants } from './sessions.ts'
import { settingsMutants } from './settings.ts'
import { settlementAndStatsMutants } from './settlements-and-stats.ts'

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
