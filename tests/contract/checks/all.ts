import type { Check } from '../suite/check.ts'
import { bodies } from './negative/bodies.ts'
import { conflicts } from './negative/conflicts.ts'
import { envelopes } from './negative/content-type-and-size.ts'
import { exactPaths } from './negative/exact-paths.ts'
import { parameters } from './negative/parameters.ts'
import { addresses } from './negative/paths-and-methods.ts'
import { meaning } from './negative/semantic-rules.ts'
import { answersOnTheWire } from './positive/answers-on-the-wire.ts'
import { everyOperation } from './positive/every-operation.ts'
import { paymentLinks } from './positive/payment-links.ts'
import { sessions } from './positive/sessions.ts'
import { settings } from './positive/settings.ts'
import { transactions } from './positive/transactions.ts'
import { businessName } from './security/business-name.ts'
import { leaks } from './security/leaks.ts'
import { passwords } from './security/passwords.ts'
import { roles } from './security/roles.ts'
import { signIn } from './security/sign-in.ts'
import { tenants } from './security/tenants.ts'
import { tokens } from './security/tokens.ts'
import { deletion } from './state/deletion.ts'
import { idempotency } from './state/idempotency.ts'
import { lists } from './state/lists.ts'
import { refunds } from './state/refunds.ts'
import { settlementDays } from './state/settlement-days.ts'
import { statisticsDays } from './state/statistics-days.ts'
import { sums } from './state/sums.ts'

// What locks an account or ends many sessions comes last.
export const allChecks: Check[] = [
  ...everyOperation,
  ...paymentLinks,
  ...settings,
  ...transactions,
  ...sessions,
  ...answersOnTheWire,
  ...bodies,
  ...envelopes,
  ...addresses,
  ...exactPaths,
  ...parameters,
  ...meaning,
  ...conflicts,
  ...lists,
  ...sums,
  ...settlementDays,
  ...statisticsDays,
  ...refunds,
  ...idempotency,
  ...deletion,
  ...roles,
  ...businessName,
  ...tenants,
  ...tokens,
  ...leaks,
  ...passwords,
  ...signIn,
]
