import type { Check } from '../suite/contract-run.ts'
import { sequences } from './model/sequences.ts'
import { bodies } from './negative/bodies.ts'
import { conflicts } from './negative/conflicts.ts'
import { envelopes } from './negative/content-type-and-size.ts'
import { exactPaths } from './negative/exact-paths.ts'
import { filterBounds } from './negative/filter-bounds.ts'
import { parameters } from './negative/parameters.ts'
import { addresses } from './negative/paths-and-methods.ts'
import { semanticRules } from './negative/semantic-rules.ts'
import { rejectedSettings } from './negative/settings.ts'
import { everyOperation } from './positive/every-operation.ts'
import { onTheWire } from './positive/on-the-wire.ts'
import { paymentLinks } from './positive/payment-links.ts'
import { searchByWords } from './positive/search-by-words.ts'
import { sessions } from './positive/sessions.ts'
import { settings } from './positive/settings.ts'
import { settingsReadBack } from './positive/settings-read-back.ts'
import { transactions } from './positive/transactions.ts'
import { businessName } from './security/business-name.ts'
import { caching } from './security/caching.ts'
import { leaks } from './security/leaks.ts'
import { passwordReset } from './security/password-reset.ts'
import { passwords } from './security/passwords.ts'
import { roles } from './security/roles.ts'
import { sessionScope } from './security/session-scope.ts'
import { signIn } from './security/sign-in.ts'
import { tenants } from './security/tenants.ts'
import { tokens } from './security/tokens.ts'
import { conditionalReads } from './state/conditional-reads.ts'
import { deductions } from './state/deductions.ts'
import { deletion } from './state/deletion.ts'
import { events } from './state/events.ts'
import { idempotency } from './state/idempotency.ts'
import { idempotencyKeys } from './state/idempotency-keys.ts'
import { keyLife } from './state/key-life.ts'
import { linkLife } from './state/link-life.ts'
import { linkVersions } from './state/link-versions.ts'
import { listSums } from './state/list-sums.ts'
import { lists } from './state/lists.ts'
import { recentFigures } from './state/recent-figures.ts'
import { refundDetails } from './state/refund-details.ts'
import { refunds } from './state/refunds.ts'
import { settlementDays } from './state/settlement-days.ts'

// Checks that lock accounts or end many sessions run last.
export const allChecks: Check[] = [
  ...sequences,
  ...everyOperation,
  ...paymentLinks,
  ...settings,
  ...settingsReadBack,
  ...transactions,
  ...searchByWords,
  ...sessions,
  ...onTheWire,
  ...bodies,
  ...envelopes,
  ...addresses,
  ...exactPaths,
  ...parameters,
  ...filterBounds,
  ...semanticRules,
  ...rejectedSettings,
  ...conflicts,
  ...lists,
  ...linkLife,
  ...linkVersions,
  ...conditionalReads,
  ...events,
  ...listSums,
  ...settlementDays,
  ...deductions,
  ...recentFigures,
  ...refunds,
  ...refundDetails,
  ...idempotency,
  ...idempotencyKeys,
  ...deletion,
  ...roles,
  ...businessName,
  ...tenants,
  ...tokens,
  ...sessionScope,
  ...caching,
  ...leaks,
  ...passwords,
  ...signIn,
  ...passwordReset,
  ...keyLife,
]
