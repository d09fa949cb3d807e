import type { Check } from '../run.ts'
import { sequences } from './model/sequences.ts'
import { bodies } from './negative/bodies.ts'
import { envelopes } from './negative/content-type-and-size.ts'
import { parameters } from './negative/parameters.ts'
import { pathsAndMethods } from './negative/paths-and-methods.ts'
import { semanticRules } from './negative/semantic-rules.ts'
import { everyOperation, onTheWire } from './positive/every-operation.ts'
import { sessions } from './positive/sessions.ts'
import { caching, leaks } from './security/leaks.ts'
import { passwordReset } from './security/password-reset.ts'
import { passwords } from './security/passwords.ts'
import { roles } from './security/roles.ts'
import { signIn } from './security/sign-in.ts'
import { tokens } from './security/tokens.ts'
import { keyLife } from './state/key-life.ts'
import { lists } from './state/lists.ts'

// Checks that lock accounts or end many sessions run last.
export const allChecks: Check[] = [
  ...sequences,
  ...everyOperation,
  ...sessions,
  ...onTheWire,
  ...bodies,
  ...envelopes,
  ...pathsAndMethods,
  ...parameters,
  ...semanticRules,
  ...lists,
  ...roles,
  ...tokens,
  ...leaks,
  ...passwords,
  ...signIn,
  ...passwordReset,
  ...keyLife,
  ...caching,
]

export const checksLike = (ids: RegExp): Check[] => allChecks.filter(({ id }) => ids.test(id))
