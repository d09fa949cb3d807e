import { HOUR } from '../data/calendar.ts'
import { parseStrictly } from '../http/json-text.ts'
import { accountRules } from '../rules/accounts.ts'
import { linkRules } from '../rules/links.ts'
import { settingsRules } from '../rules/settings.ts'
import { transactionRules } from '../rules/transactions.ts'
import { wireRules } from '../rules/wire.ts'
import type { Changed } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { isResetValid, keptPassword, samePassword, sameAddress, tokenFrom } = accountRules
const { checkCaptured } = transactionRules

/** One for each check that no derived mutant reaches: the name of the defect, by the check that must find it. */
const defects: Record<string, [name: string, rules: Changed]> = {
  'model/at-once': [
    'simultaneous deletions of a link all succeed',
    () => {
      // Deferred until a session is next verified, which makes the race deterministic.
      const deletions: (() => void)[] = []
      return {
        readTarget: (target) => {
          if (target.includes('/auth/')) for (const act of deletions.splice(0)) act()
          return target
        },
        removeLink: (store, link) => void deletions.push(() => linkRules.removeLink(store, link)),
      }
    },
  ],
  'model/given-merchant': [
    'a paid link keeps its customer',
    {
      updatedLink: ({ customer: _sent, ...body }, { amountPaid, customer }) =>
        amountPaid > 0 && customer ? { ...body, customer } : body,
    },
  ],
  'negative/broken-percent-signs': [
    'a single percent sign crashes the server',
    {
      answered: (reply) =>
        reply.status === 400 && JSON.stringify(reply.body).includes('percent-encoded')
          ? { status: 500, body: { message: 'Oh no.', code: 'internal', requestId: 'req_1' } }
          : reply,
    },
  ],
  'negative/createPaymentLink-hostile-bodies': [
    'half a surrogate pair is accepted',
    { parsed: (text) => parseStrictly(text.replaceAll(/\\ud[89a-f][0-9a-f]{2}/gi, '?')) },
  ],
  'negative/head': [
    'HEAD requires no token',
    { answered: (reply, { method }) => (method === 'HEAD' ? { status: 200 } : reply) },
  ],
  'negative/malformed-idempotency-keys': ['malformed keys are accepted', { isKey: () => true }],
  'negative/other-methods-payments-links-id-': [
    'Allow contains only one method',
    { unsupportedMethod: (allowed) => wireRules.unsupportedMethod(allowed.slice(0, 1)) },
  ],
  'negative/paths-are-exact': [
    'paths are not case-sensitive',
    { samePath: (template, path) => template.toLowerCase() === path.toLowerCase() },
  ],
  'negative/too-large-without-content-length': [
    'bodies without Content-Length may have any size',
    {
      maxBytes: (headers) =>
        headers['content-length'] === undefined ? Number.POSITIVE_INFINITY : wireRules.maxBytes(headers),
    },
  ],
  'negative/unknown-paths': [
    'an unknown path gets an HTML page',
    {
      answered: (reply, { operation }) =>
        reply.status === 404 && operation === undefined ? { status: 200, body: {} } : reply,
    },
  ],
  'negative/updatePaymentLink-malformed-ids': [
    'a trailing space in an id is ignored',
    { readTarget: (target) => target.replace(/(?:%20|\+)+$/, '') },
  ],
  'positive/content-type-with-charset': [
    'a type with a charset is rejected',
    { isJsonType: (type) => type === 'application/json' },
  ],
  'positive/registration': ['a registration creates an admin', { newRole: () => 'admin' }],
  'positive/texts-are-kept': [
    'titles that are numbers are written as such',
    {
      savedLink: ({ title, ...body }) => ({
        ...body,
        title: Number.isFinite(Number(title)) ? `${Number(title)}` : title,
      }),
    },
  ],
  'security/credentials-are-masked': [
    'the end of a secret is visible',
    {
      masked: (credentials) => ({
        ...settingsRules.masked(credentials),
        secret: `••••${credentials.secret.slice(-4)}`,
      }),
    },
  ],
  'security/errors-contain-no-secrets': [
    'an error contains a stack trace',
    {
      errorBody: (error) => ({
        ...error,
        message: `${error.message} ${new Error('here').stack?.split('\n')[1]?.trim() ?? ''}`.slice(0, 400),
      }),
    },
  ],
  'security/expired-token': ['sessions never expire', { isAlive: () => true }],
  'security/plus-address-is-distinct': [
    'the plus part of an address is ignored',
    { sameAddress: (a, b) => sameAddress(a.replace(/\+[^@]*/, ''), b.replace(/\+[^@]*/, '')) },
  ],
  'security/registration-reveals-nothing': [
    'a registration reveals that the address is taken',
    { registrationOfTaken: () => ({ status: 201, body: { message: 'You have an account already.' } }) },
  ],
  'security/reset-ends-sessions': [
    'a password reset only ends the newest session',
    {
      endOnReset: (store, account) => {
        const others = [...store.sessions].filter(([, session]) => session.account !== account)
        store.sessions.delete(others.at(-1)?.[0] ?? '')
      },
    },
  ],
  'security/reset-reveals-nothing': [
    'a password reset reveals whether the account exists',
    { resetMessage: (account) => (account ? 'A mail is on its way.' : 'If we know the address, it is.') },
  ],
  'security/reset-token-lasts-an-hour': [
    'a reset token lasts half an hour',
    { isResetValid: (reset, now) => isResetValid(reset, now + HOUR / 2) },
  ],
  'security/responses-are-not-cached': [
    'statistics may be stored for a minute',
    {
      caching: (handled) =>
        handled.operation === 'getStats'
          ? { 'Cache-Control': 'private, max-age=60' }
          : wireRules.caching(handled),
    },
  ],
  'security/shortest-and-longest-passwords': [
    'the length of a password is counted in bytes',
    {
      fieldProblems: (problems, given) =>
        Buffer.byteLength(String(Object(given).password ?? '')) > 128
          ? [{ field: 'password', message: 'is too long' }]
          : problems,
    },
  ],
  'security/sign-in-timing': [
    'a known address takes much longer to be rejected',
    {
      samePassword: (given, kept) => {
        if (kept === keptPassword('')) return false
        for (let round = 0; round < 4000; round++) keptPassword(given)
        return samePassword(given, kept)
      },
    },
  ],
  'security/token-elsewhere': [
    'a token in a cookie is accepted',
    {
      tokenFrom: (headers) =>
        tokenFrom(headers) ?? /(?:auth_token|token|session)=([A-Za-z0-9_-]+)/.exec(headers.cookie ?? '')?.[1],
    },
  ],
  'security/token-is-checked-first': ['the body is validated before the token', { isTokenFirst: false }],
  'security/upi-ids-are-masked': ['UPI IDs are not masked', { maskedVpa: (vpa) => vpa }],
  'security/whole-password-is-compared': [
    'a password is truncated at a null byte',
    {
      keptPassword: (password) => keptPassword(password.split('\0')[0] ?? ''),
      samePassword: (given, kept) => samePassword(given.split('\0')[0] ?? '', kept),
    },
  ],
  'state/key-lasts-24-hours': [
    'a key is deleted after an hour',
    { isSaved: (saved, now) => linkRules.isSaved(saved, now + 23 * HOUR) },
  ],
  'state/pages-while-rows-leave': [
    'cursors are offsets',
    () => {
      let any = ''
      let index = 0
      return {
        prepared: (store) => {
          any = store.payments[0]?.id ?? ''
        },
        cursorOf: (_last, _sort, query) =>
          `from${Number(query.cursor?.[0]?.slice(4) ?? 0) + Number(query.limit?.[0] ?? 25)}`,
        readCursor: (cursor) => {
          index = Number(cursor.slice(4))
          return /^from\d+$/.test(cursor) ? any : undefined
        },
        indexAfter: () => index,
      }
    },
  ],
  'state/refund-limit': [
    'a payment can be refunded in 101 parts',
    { checkCaptured: (payment) => checkCaptured({ ...payment, refunds: payment.refunds.slice(1) }) },
  ],
}

export const mutantsByHand: Mutant[] = Object.entries(defects).map(([check, [name, rules]]) =>
  mutant(name, check, rules),
)
