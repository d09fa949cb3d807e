import { ApiError, senseless } from '../contract/api-error.ts'
import { accountRules } from '../rules/accounts.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { keptPassword, samePassword, sameAddress, refusedSignIn } = accountRules
const at72Bytes = (password: string) => Buffer.from(password).subarray(0, 72).toString('latin1')
const wrong = (message: string, status = 401) =>
  new ApiError(status, 'invalid_credentials', message, { headers: { 'WWW-Authenticate': 'Bearer' } })

/** Transforms a password before it is hashed or compared. */
const transforming = (turn: (password: string) => string) => ({
  keptPassword: (password: string) => keptPassword(turn(password)),
  samePassword: (given: string, kept: string) => samePassword(turn(given), kept),
})

export const passwordMutants: Mutant[] = [
  mutant(
    'passwords are truncated to 72 bytes',
    'security/whole-password-is-compared',
    transforming(at72Bytes),
  ),
  mutant(
    'passwords are truncated to 64 characters',
    'security/whole-password-is-compared',
    transforming((text) => text.slice(0, 64)),
  ),
  mutant(
    'passwords are trimmed',
    'security/whole-password-is-compared',
    transforming((text) => text.trim()),
  ),
  mutant(
    'passwords are not case-sensitive',
    'security/whole-password-is-compared',
    transforming((text) => text.toLowerCase()),
  ),
  mutant(
    'non-ASCII characters of passwords are removed',
    'security/whole-password-is-compared',
    transforming((text) => text.replaceAll(/[^ -~]/g, '?')),
  ),
  mutant(
    'a new password is truncated at a null byte',
    'security/whole-password-is-compared',
    transforming((text) => text.split('\u0000')[0] ?? ''),
  ),
  mutant('the plus part of an address is ignored', 'security/plus-address-is-distinct', {
    sameAddress: (a, b) => sameAddress(a.replace(/\+[^@]*/, ''), b.replace(/\+[^@]*/, '')),
  }),
  mutant('dots in an address are ignored', 'security/plus-address-is-distinct', {
    sameAddress: (a, b) => sameAddress(a.replaceAll('.', ''), b.replaceAll('.', '')),
  }),
  mutant('addresses are case-sensitive', 'positive/sign-in-email-ignores-case', {
    sameAddress: (a, b) => a === b,
  }),
  mutant(
    'the limit of failed sign-ins is counted per spelling of the address',
    'security/sign-in-limit-ignores-case',
    {
      limitKey: (email) => email,
    },
  ),
  mutant('the number of failed sign-ins is unlimited', 'security/sign-in-limit', {
    guesses: { max: Number.POSITIVE_INFINITY, withinMs: 1 },
  }),
  mutant('nine failures lock an address', 'security/sign-in-limit', {
    guesses: { max: 9, withinMs: 900_000 },
  }),
  mutant('ten failures do not lock an address', 'security/sign-in-limit', {
    guesses: { max: 11, withinMs: 900_000 },
  }),
  mutant('429 has no Retry-After', 'security/sign-in-limit', { retryAfter: () => ({}) }),
  mutant('Retry-After is 0', 'security/sign-in-limit', { retryAfter: () => ({ 'Retry-After': '0' }) }),
  mutant('Retry-After is a date', 'security/sign-in-limit', {
    retryAfter: () => ({ 'Retry-After': 'Sat, 21 Nov 2026 07:00:00 GMT' }),
  }),
  mutant('Retry-After is a whole day', 'security/sign-in-limit', {
    retryAfter: () => ({ 'Retry-After': '86400' }),
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
  mutant('an unknown address gets 404', 'security/sign-in-reveals-nothing', {
    refusedSignIn: (account) => (account ? refusedSignIn(account) : wrong('Nobody has this address.', 404)),
  }),
  mutant('an unknown address gets no WWW-Authenticate', 'security/sign-in-reveals-nothing', {
    refusedSignIn: (account) =>
      account
        ? refusedSignIn(account)
        : new ApiError(401, 'invalid_credentials', 'The address or the password is wrong.'),
  }),
  mutant('a wrong password gets another code than an unknown address', 'security/sign-in-reveals-nothing', {
    refusedSignIn: (account) =>
      account
        ? new ApiError(401, 'unauthenticated', 'The address or the password is wrong.')
        : refusedSignIn(account),
  }),
  mutant('a known address takes much longer to be rejected', 'security/sign-in-timing', {
    samePassword: (given, kept) => {
      if (kept === keptPassword('')) return false
      for (let round = 0; round < 4000; round++) keptPassword(given)
      return samePassword(given, kept)
    },
  }),
  mutant('any password is accepted', 'security/sign-in-reveals-nothing', { samePassword: () => true }),
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
  mutant(
    'the error for a wrong current password contains the password',
    'security/errors-contain-no-secrets',
    {
      refusedPassword: (given) => senseless('currentPassword', `is not ${given}`),
    },
  ),
  mutant(
    'error responses repeat the request body, including passwords',
    'security/errors-contain-no-secrets',
    {
      fieldProblems: (problems, given) =>
        problems.map(({ field }) => ({
          field,
          message: `is wrong in ${JSON.stringify(given).slice(0, 200)}`,
        })),
    },
  ),
]
