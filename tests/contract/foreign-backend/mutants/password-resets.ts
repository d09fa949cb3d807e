import { HOUR } from '../data/calendar.ts'
import { accountRules } from '../rules/accounts.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { isResetValid, newId } = accountRules

/** Defects that depend on elapsed time or on reset mails. */
export const passwordResetMutants: Mutant[] = [
  mutant('a reset token works twice', 'security/reset-token-works-once', { spendReset: () => undefined }),
  mutant('a password reset ends no sessions', 'security/reset-ends-sessions', {
    endOnReset: () => undefined,
  }),
  mutant('a password reset only ends the newest session', 'security/reset-ends-sessions', {
    endOnReset: (store, account) => {
      const others = [...store.sessions].filter(([, session]) => session.account !== account)
      const newest = others.at(-1)?.[0]
      if (newest !== undefined) store.sessions.delete(newest)
    },
  }),
  mutant('a new reset token is the same as the previous one', 'security/reset-token-is-replaced', () => {
    let token = ''
    return {
      newId: (prefix) => {
        if (prefix !== 'rst') return newId(prefix)
        token ||= newId(prefix)
        return token
      },
    }
  }),
  mutant('a reset token never expires', 'security/reset-token-lasts-an-hour', { isResetValid: () => true }),
  mutant('a reset token lasts a day', 'security/reset-token-lasts-an-hour', {
    isResetValid: (reset, now) => isResetValid(reset, now - 23 * HOUR),
  }),
  mutant('a reset token lasts half an hour', 'security/reset-token-lasts-an-hour', {
    isResetValid: (reset, now) => isResetValid(reset, now + HOUR / 2),
  }),
  mutant('a key is deleted after an hour', 'state/key-lasts-24-hours', {
    isSaved: (saved, now) => linkRules.isSaved(saved, now + 23 * HOUR),
  }),
]
