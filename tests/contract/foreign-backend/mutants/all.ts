import { accessMutants } from './access.ts'
import { answerValueMutants } from './answer-values.ts'
import { answerMutants } from './answers.ts'
import { cacheAndRaceMutants } from './caches-and-races.ts'
import { cachingMutants } from './caching.ts'
import { moneyFigureMutants } from './figures-of-money.ts'
import { idempotencyMutants } from './idempotency.ts'
import { jsonValueMutants } from './json-values.ts'
import { linkMutants } from './links.ts'
import { listMutants } from './lists.ts'
import type { Mutant } from './mutant.ts'
import { passwordResetMutants } from './password-resets.ts'
import { passwordMutants } from './passwords.ts'
import { queryMutants } from './queries.ts'
import { refundMutants } from './refunds.ts'
import { requestBoundMutants } from './request-bounds.ts'
import { requestMutants } from './requests.ts'
import { sessionMutants } from './sessions.ts'
import { settingsMutants } from './settings.ts'
import { settlementMutants } from './settlements.ts'
import { statsMutants } from './stats.ts'
import { storedTextMutants } from './stored-text.ts'
import { verbMutants } from './verbs.ts'

export const allMutants: Mutant[] = [
  ...passwordMutants,
  ...passwordResetMutants,
  ...sessionMutants,
  ...accessMutants,
  ...requestMutants,
  ...requestBoundMutants,
  ...answerMutants,
  ...answerValueMutants,
  ...cachingMutants,
  ...linkMutants,
  ...idempotencyMutants,
  ...listMutants,
  ...refundMutants,
  ...settlementMutants,
  ...statsMutants,
  ...settingsMutants,
  ...verbMutants,
  ...storedTextMutants,
  ...queryMutants,
  ...jsonValueMutants,
  ...moneyFigureMutants,
  ...cacheAndRaceMutants,
]
