import { ApiError, senseless } from '../contract/api-error.ts'
import { HOUR } from '../data/calendar.ts'
import { accountRules } from '../rules/accounts.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { caughtBy, mutant } from './mutant.ts'

const { isResetValid, keptPassword, newId, refusedSignIn, retryAfter, sameAddress, samePassword } =
  accountRules
const wrong = (message: string, status = 401) =>
  new ApiError(status, 'invalid_credentials', message, { headers: { 'WWW-Authenticate': 'Bearer' } })

const transforming = (turn: (password: string) => string) => ({
  keptPassword: (password: string) => keptPassword(turn(password)),
  samePassword: (given: string, kept: string) => samePassword(turn(given), kept),
})

export const passwordMutants: Mutant[] = [
  ...caughtBy('security/whole-password-is-compared', {
    'a new password is truncated at a null byte': transforming((text) => text.split('\u0000')[0] ?? ''),
    'the accents of a password are ignored': transforming((text) =>
      text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    ),
    'a sign-in rejects what no new password may be': {
      fieldProblems: (problems, given) =>
        String(Object(given).password ?? '').length < 10
          ? [{ field: 'password', message: 'is short' }]
          : problems,
    },
  }),
  mutant('the plus part of an address is ignored', 'security/plus-address-is-distinct', {
    sameAddress: (a, b) => sameAddress(a.replace(/\+[^@]*/, ''), b.replace(/\+[^@]*/, '')),
  }),
  mutant('addresses are case-sensitive', 'security/registration-reveals-nothing', {
    sameAddress: (a, b) => a === b,
  }),
  ...caughtBy('security/sign-in-limit', {
    'the limit of failed sign-ins is counted per spelling of the address': { limitKey: (email) => email },
    'Retry-After is shorter than the lock': { retryAfter: (seconds) => retryAfter(Math.min(seconds, 30)) },
    'Retry-After is a whole day': { retryAfter: () => ({ 'Retry-After': '86400' }) },
  }),
  mutant('failed password changes are not counted', 'security/password-change-limit-as-merchant', () => {
    const open = new Set<string>()
    return {
      limitKey: (email) => (open.has(email) ? `${email} ${open.size}` : email.toLowerCase()),
      refusedPassword: (given) => {
        open.add(given)
        return senseless('currentPassword', 'is wrong')
      },
      guesses: { max: 1000, withinMs: 1 },
    }
  }),
  mutant('an unknown address gets another message', 'security/sign-in-reveals-nothing', {
    refusedSignIn: (account) => (account ? refusedSignIn(account) : wrong('Nobody has this address.')),
  }),
  mutant('a known address takes much longer to be rejected', 'security/sign-in-timing', {
    samePassword: (given, kept) => {
      if (kept === keptPassword('')) return false
      for (let round = 0; round < 4000; round++) keptPassword(given)
      return samePassword(given, kept)
    },
  }),
  mutant('the previous password still works', 'positive/password-of-merchant', () => {
    const ever = new Set<string>()
    return {
      keptPassword: (password) => {
        ever.add(keptPassword(password))
        return keptPassword(password)
      },
      samePassword: (given, kept) =>
        samePassword(given, kept) || (kept !== keptPassword('') && ever.has(keptPassword(given))),
    }
  }),
  mutant('a reset token works twice', 'security/reset-token-works-once', { spendReset: () => undefined }),
  mutant('a password reset only ends the newest session', 'security/reset-ends-sessions', {
    endOnReset: (store, account) => {
      const others = [...store.sessions].filter(([, session]) => session.account !== account)
      const newest = others.at(-1)?.[0]
      if (newest !== undefined) store.sessions.delete(newest)
    },
  }),
  mutant('a new reset token is the same as the previous one', 'security/reset-ends-sessions', () => {
    let token = ''
    return {
      newId: (prefix) => {
        if (prefix !== 'rst') return newId(prefix)
        token ||= newId(prefix)
        return token
      },
    }
  }),
  mutant('an expired reset token gets another message', 'security/reset-token-lasts-an-hour', {
    isResetValid: (reset, now) => {
      if (isResetValid(reset, now)) return true
      throw new ApiError(409, 'reset_token_invalid', 'It has expired.')
    },
  }),
  mutant('a reset token lasts half an hour', 'security/reset-token-lasts-an-hour', {
    isResetValid: (reset, now) => isResetValid(reset, now + HOUR / 2),
  }),
  mutant('a key is deleted after an hour', 'state/key-lasts-24-hours', {
    isSaved: (saved, now) => linkRules.isSaved(saved, now + 23 * HOUR),
  }),
  mutant('the error for a reset token repeats it', 'security/errors-contain-no-secrets', () => {
    let token = ''
    return {
      fieldProblems: (problems, given) => {
        token = String(Object(given).token ?? '')
        return problems
      },
      errorBody: (error) =>
        error.code === 'reset_token_invalid' ? { ...error, message: `Not valid: ${token}` } : error,
    }
  }),
  mutant('the length of a password is counted in bytes', 'security/shortest-and-longest-passwords', {
    fieldProblems: (problems, given) =>
      Buffer.byteLength(String(Object(given).password ?? '')) > 128
        ? [{ field: 'password', message: 'is too long' }]
        : problems,
  }),
]
