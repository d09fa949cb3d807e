import type { Check } from '../../suite/contract-run.ts'
import { givenMerchant } from './model/given-merchant.ts'
import { sequences } from './model/sequences.ts'
import { bodies } from './negative/bodies.ts'
import { conflicts } from './negative/conflicts.ts'
import { envelopes } from './negative/content-type-and-size.ts'
import { exactPaths } from './negative/exact-paths.ts'
import { parameters } from './negative/parameters.ts'
import { addresses } from './negative/paths-and-methods.ts'
import { semanticRules } from './negative/semantic-rules.ts'
import { everyOperation } from './positive/every-operation.ts'
import { onTheWire } from './positive/on-the-wire.ts'
import { sessions } from './positive/sessions.ts'
import { settings } from './positive/settings.ts'
import { atOnce } from './security/at-once.ts'
import { caching } from './security/caching.ts'
import { leaks } from './security/leaks.ts'
import { passwordReset } from './security/password-reset.ts'
import { passwords } from './security/passwords.ts'
import { roles } from './security/roles.ts'
import { sessionScope } from './security/session-scope.ts'
import { signIn } from './security/sign-in.ts'
import { tenants } from './security/tenants.ts'
import { tokens } from './security/tokens.ts'
import { hungUp } from './state/hung-up.ts'
import { keyLife } from './state/key-life.ts'
import { lists } from './state/lists.ts'
import { refundLimit } from './state/refund-limit.ts'

// Checks that lock accounts or end many sessions run last.
export const allChecks: Check[] = [
  ...sequences,
  ...givenMerchant,
  ...everyOperation,
  ...settings,
  ...sessions,
  ...onTheWire,
  ...bodies,
  ...envelopes,
  ...addresses,
  ...exactPaths,
  ...parameters,
  ...semanticRules,
  ...conflicts,
  ...lists,
  ...refundLimit,
  ...hungUp,
  ...roles,
  ...tenants,
  ...tokens,
  ...sessionScope,
  ...atOnce,
  ...leaks,
  ...passwords,
  ...signIn,
  ...passwordReset,
  ...keyLife,
  ...caching,
]
