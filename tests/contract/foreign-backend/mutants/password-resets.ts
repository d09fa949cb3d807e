import { HOUR } from '../data/calendar.ts'
import { accountRules } from '../rules/accounts.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { isResetValid, newId } = accountRules

/** Defects that depend on elapsed time or on reset mails. */
export const passwordResetMutants: Mutant[] = [
  mutant('a reset token works twice', 'security/reset-token-works-once', { spendReset: () => undefined }),
  mutant('a reset leaves the sessions as they are', 'security/reset-ends-sessions', {
    endOnReset: () => undefined,
  }),
  mutant('a reset ends the newest session alone', 'security/reset-ends-sessions', {
    endOnReset: (store, account) => {
      const others = [...store.sessions].filter(([, session]) => session.account !== account)
      const newest = others.at(-1)?.[0]
      if (newest !== undefined) store.sessions.delete(newest)
    },
  }),
  mutant('a newer reset token is that of the one before', 'security/reset-token-is-replaced', () => {
    let token = ''
    return {
      newId: (prefix) => {
        if (prefix !== 'rst') return newId(prefix)
        token ||= newId(prefix)
        return token
      },
    }
  }),
  mutant('a reset token works for ever', 'security/reset-token-lasts-an-hour', { isResetValid: () => true }),
  mutant('a reset token works for a day', 'security/reset-token-lasts-an-hour', {
    isResetValid: (reset, now) => isResetValid(reset, now - 23 * HOUR),
  }),
  mutant('a reset token works for half an hour', 'security/reset-token-lasts-an-hour', {
    isResetValid: (reset, now) => isResetValid(reset, now + HOUR / 2),
  }),
  mutant('a key is forgotten after an hour', 'state/key-lasts-a-day', {
    isSaved: (saved, now) => linkRules.isSaved(saved, now + 23 * HOUR),
  }),
]
