import { accessMutants } from './access.ts'
import { cacheAndRaceMutants } from './caches-and-races.ts'
import { cachingMutants } from './caching.ts'
import { errorMutants } from './errors.ts'
import { idempotencyMutants } from './idempotency.ts'
import { linkListMutants } from './link-lists.ts'
import { linkMutants } from './links.ts'
import { listMutants } from './lists.ts'
import type { Mutant } from './mutant.ts'
import { passwordResetMutants } from './password-resets.ts'
import { passwordMutants } from './passwords.ts'
import { pathAndMethodMutants } from './paths-and-methods.ts'
import { queryMutants } from './queries.ts'
import { refundMutants } from './refunds.ts'
import { requestFieldMutants } from './request-fields.ts'
import { requestFormatMutants } from './request-format.ts'
import { responseMutants } from './responses.ts'
import { roundingAndDeductionMutants } from './rounding-and-deductions.ts'
import { sessionMutants } from './sessions.ts'
import { settingsMutants } from './settings.ts'
import { settlementMutants } from './settlements.ts'
import { statsMutants } from './stats.ts'
import { storedTextMutants } from './stored-text.ts'

export const allMutants: Mutant[] = [
  ...passwordMutants,
  ...passwordResetMutants,
  ...sessionMutants,
  ...accessMutants,
  ...requestFieldMutants,
  ...requestFormatMutants,
  ...responseMutants,
  ...errorMutants,
  ...cachingMutants,
  ...linkMutants,
  ...idempotencyMutants,
  ...listMutants,
  ...refundMutants,
  ...settlementMutants,
  ...statsMutants,
  ...settingsMutants,
  ...linkListMutants,
  ...storedTextMutants,
  ...queryMutants,
  ...pathAndMethodMutants,
  ...roundingAndDeductionMutants,
  ...cacheAndRaceMutants,
]
