import { Refusal, senseless } from '../contract/refusal.ts'
import { accountRules } from '../rules/accounts.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { keptPassword, samePassword, sameAddress, refusedSignIn } = accountRules
const at72Bytes = (password: string) => Buffer.from(password).subarray(0, 72).toString('latin1')
const wrong = (message: string, status = 401) =>
  new Refusal(status, 'invalid_credentials', message, { headers: { 'WWW-Authenticate': 'Bearer' } })

/** Transforms a password before it is hashed or compared. */
const turnedInto = (turn: (password: string) => string) => ({
  keptPassword: (password: string) => keptPassword(turn(password)),
  samePassword: (given: string, kept: string) => samePassword(turn(given), kept),
})

export const passwordMutants: Mutant[] = [
  mutant('passwords are cut at 72 bytes', 'security/whole-password-counts', turnedInto(at72Bytes)),
  mutant(
    'passwords are cut at 64 characters',
    'security/whole-password-counts',
    turnedInto((text) => text.slice(0, 64)),
  ),
  mutant(
    'passwords are trimmed',
    'security/whole-password-counts',
    turnedInto((text) => text.trim()),
  ),
  mutant(
    'the case of a password does not matter',
    'security/whole-password-counts',
    turnedInto((text) => text.toLowerCase()),
  ),
  mutant(
    'passwords lose what is not ASCII',
    'security/whole-password-counts',
    turnedInto((text) => text.replaceAll(/[^ -~]/g, '?')),
  ),
  mutant(
    'a new password ends at a null byte',
    'security/whole-password-counts',
    turnedInto((text) => text.split('\u0000')[0] ?? ''),
  ),
  mutant('an address with a plus is that without', 'security/plus-address-is-another', {
    sameAddress: (a, b) => sameAddress(a.replace(/\+[^@]*/, ''), b.replace(/\+[^@]*/, '')),
  }),
  mutant('dots in an address do not count', 'security/plus-address-is-another', {
    sameAddress: (a, b) => sameAddress(a.replaceAll('.', ''), b.replaceAll('.', '')),
  }),
  mutant('the case of an address matters', 'positive/sign-in-ignores-case-of-address', {
    sameAddress: (a, b) => a === b,
  }),
  mutant(
    'the limit of sign-in is evaded by the case of the address',
    'security/limit-ignores-case-of-address',
    {
      limitKey: (email) => email,
    },
  ),
  mutant('guessing has no end', 'security/sign-in-closes', {
    guesses: { max: Number.POSITIVE_INFINITY, withinMs: 1 },
  }),
  mutant('the ninth failure is the last', 'security/sign-in-closes', {
    guesses: { max: 9, withinMs: 900_000 },
  }),
  mutant('eleven failures are allowed', 'security/sign-in-closes', {
    guesses: { max: 11, withinMs: 900_000 },
  }),
  mutant('429 comes without Retry-After', 'security/sign-in-closes', { retryAfter: () => ({}) }),
  mutant('Retry-After is 0', 'security/sign-in-closes', { retryAfter: () => ({ 'Retry-After': '0' }) }),
  mutant('Retry-After is a date', 'security/sign-in-closes', {
    retryAfter: () => ({ 'Retry-After': 'Sat, 21 Nov 2026 07:00:00 GMT' }),
  }),
  mutant('Retry-After is a day', 'security/sign-in-closes', {
    retryAfter: () => ({ 'Retry-After': '86400' }),
  }),
  mutant(
    'failures of password changes are not counted',
    'security/password-guessing-closes-for-merchant',
    () => {
      const open = new Set<string>()
      return {
        limitKey: (email) => (open.has(email) ? `${email} ${open.size}` : email.toLowerCase()),
        refusedPassword: (given) => {
          open.add(given)
          return senseless('currentPassword', 'is wrong')
        },
        guesses: { max: 1000, withinMs: 1 },
      }
    },
  ),
  mutant('an unknown address has another message', 'security/sign-in-tells-nothing', {
    refusedSignIn: (account) => (account ? refusedSignIn(account) : wrong('Nobody has this address.')),
  }),
  mutant('an unknown address is 404', 'security/sign-in-tells-nothing', {
    refusedSignIn: (account) => (account ? refusedSignIn(account) : wrong('Nobody has this address.', 404)),
  }),
  mutant('an unknown address lacks WWW-Authenticate', 'security/sign-in-tells-nothing', {
    refusedSignIn: (account) =>
      account
        ? refusedSignIn(account)
        : new Refusal(401, 'invalid_credentials', 'The address or the password is wrong.'),
  }),
  mutant('a wrong password has another code than an unknown address', 'security/sign-in-tells-nothing', {
    refusedSignIn: (account) =>
      account
        ? new Refusal(401, 'unauthenticated', 'The address or the password is wrong.')
        : refusedSignIn(account),
  }),
  mutant('a known address takes much longer to be refused', 'security/sign-in-takes-as-long', {
    samePassword: (given, kept) => {
      if (kept === keptPassword('')) return false
      for (let round = 0; round < 4000; round++) keptPassword(given)
      return samePassword(given, kept)
    },
  }),
  mutant('any password opens the account', 'security/sign-in-tells-nothing', { samePassword: () => true }),
  mutant('an older password goes on', 'positive/password-of-merchant', () => {
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
  mutant('a wrong current password is told with what was sent', 'security/refusals-keep-secrets', {
    refusedPassword: (given) => senseless('currentPassword', `is not ${given}`),
  }),
  mutant('a body that is refused is told again, password and all', 'security/refusals-keep-secrets', {
    fieldProblems: (problems, given) =>
      problems.map(({ field }) => ({ field, message: `is wrong in ${JSON.stringify(given).slice(0, 200)}` })),
  }),
]
