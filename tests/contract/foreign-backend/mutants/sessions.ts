import { DAY } from '../data/calendar.ts'
import { accountRules } from '../rules/accounts.ts'
import type { Mutant } from './mutant.ts'
import { inField, mutant } from './mutant.ts'

const { tokenFrom, sessionOf, registrationOfTaken, saveProfile, newId } = accountRules
const inHeader = /^Bearer (.+)$/

export const sessionMutants: Mutant[] = [
  mutant('rememberMe is ignored', 'positive/remember-me', { sessionMs: () => DAY }),
  mutant('every session is remembered', 'positive/remember-me', { sessionMs: () => 30 * DAY }),
  mutant('a remembered session lasts a week', 'positive/remember-me', {
    sessionMs: (remember) => (remember ? 7 : 1) * DAY,
  }),
  mutant('a refreshed token lasts a day', 'positive/refresh-as-merchant', { refreshedMs: () => DAY }),
  mutant('the old token of a refresh goes on', 'security/refreshed-token-ends', {
    endOnRefresh: () => undefined,
  }),
  mutant('a refresh ends the other sessions too', 'security/refresh-ends-one-session', {
    endOnRefresh: (store, { account }) => {
      for (const [token, session] of store.sessions)
        if (session.account === account) store.sessions.delete(token)
    },
  }),
  mutant('a refresh gives the same token', 'security/refresh-ends-one-session', () => {
    let last = ''
    return {
      endOnRefresh: (_store, { token }) => {
        last = token
      },
      newId: (prefix) => {
        const id = prefix === 'tok' && last !== '' ? last : newId(prefix)
        last = ''
        return id
      },
    }
  }),
  mutant('other sessions outlive a new password', 'security/other-sessions-end', {
    endOnChange: () => undefined,
  }),
  mutant('a new password ends the session that set it', 'security/other-sessions-end', {
    endOnChange: (store, { account }) => {
      for (const [token, session] of store.sessions)
        if (session.account === account) store.sessions.delete(token)
    },
  }),
  mutant('a new password ends the sessions of everybody', 'security/password-ends-own-sessions-only', {
    endOnChange: (store, { token }) => {
      for (const other of store.sessions.keys()) if (other !== token) store.sessions.delete(other)
    },
  }),
  mutant('sessions never end', 'security/expired-token', { isAlive: () => true }),
  mutant('a session in use cannot be started twice', 'security/several-sessions', {
    sessionOf: (store, token) => {
      const session = sessionOf(store, token)
      const newest = [...store.sessions].findLast(([, each]) => each.account === session?.account)?.[0]
      return token === newest ? session : undefined
    },
  }),
  mutant('a token in the query is accepted', 'security/token-in-the-query', {
    tokenFrom: (headers, search) =>
      tokenFrom(headers, search) ?? new URLSearchParams(search).get('access_token') ?? undefined,
    fieldProblems: (problems) => problems.filter(({ field }) => field !== 'access_token'),
  }),
  mutant('a token in a cookie is accepted', 'security/token-in-a-cookie', {
    tokenFrom: (headers, search) =>
      tokenFrom(headers, search) ??
      /(?:auth_token|token|session)=([A-Za-z0-9_-]+)/.exec(headers.cookie ?? '')?.[1],
  }),
  mutant('a token without Bearer is accepted', 'security/verifySession-without-token', {
    tokenFrom: ({ authorization = '' }) => authorization.replace(inHeader, '$1'),
  }),
  mutant('a token of Basic is accepted', 'security/verifySession-without-token', {
    tokenFrom: ({ authorization = '' }) => authorization.replace(/^(?:Bearer|Basic) /, ''),
  }),
  mutant('letters after a token do not matter', 'security/verifySession-without-token', {
    sessionOf: (store, token) => [...store.sessions].find(([each]) => token.startsWith(each))?.[1],
  }),
  mutant('the beginning of a token is enough', 'security/verifySession-without-token', {
    sessionOf: (store, token) =>
      [...store.sessions].find(([each]) => each.startsWith(token.slice(0, -1)))?.[1],
  }),
  mutant('the case of a token does not matter', 'security/tokens-are-compared-whole', {
    sessionOf: (store, token) =>
      [...store.sessions].find(([each]) => each.toLowerCase() === token.toLowerCase())?.[1],
  }),
  mutant('a malformed request is told so before anybody is known', 'security/token-comes-before-all', {
    isTokenFirst: false,
  }),
  mutant('a registration makes a viewer', 'positive/registration', { newRole: () => 'viewer' }),
  mutant('a registration makes an admin', 'positive/registration', { newRole: () => 'admin' }),
  mutant('a registration tells that the address is taken', 'security/registration-tells-nothing', {
    registrationOfTaken: () => ({ status: 201, body: { message: 'You have an account already.' } }),
  }),
  mutant('a taken address is a conflict', 'security/registration-tells-nothing', {
    registrationOfTaken: () => ({
      status: 409,
      body: { message: 'Taken.', code: 'unprocessable', requestId: 'r' },
    }),
  }),
  mutant('registering a taken address changes its password', 'security/registration-tells-nothing', {
    registrationOfTaken: (taken, body) => {
      taken.password = accountRules.keptPassword(body.password)
      return registrationOfTaken(taken, body)
    },
  }),
  mutant('registering a taken address changes its name', 'security/registration-changes-nothing', {
    registrationOfTaken: (taken, body) => {
      taken.name = body.name
      return registrationOfTaken(taken, body)
    },
  }),
  mutant('a reset tells whether there is an account', 'security/reset-tells-nothing', {
    resetMessage: (account) =>
      account ? 'A mail is on its way.' : 'If we know the address, a mail is on its way.',
  }),
  mutant('a profile loses the phone when it is left out', 'positive/profile', {
    saveProfile: (account, body) => {
      delete account.phone
      saveProfile(account, body)
    },
  }),
  mutant('a profile keeps the old name of the business', 'positive/profile', {
    saveProfile: (account, { businessName: _businessName, ...person }) => saveProfile(account, person),
  }),
  mutant('a profile trims names', 'positive/profile', {
    saveProfile: (account, body) =>
      saveProfile(account, { ...body, ...(body.name !== undefined && { name: body.name.trim() }) }),
  }),
  mutant('a viewer may rename the business', 'security/business-name-forbidden-to-viewer', {
    saveProfile: (account, body) => {
      const { role } = account
      saveProfile(Object.assign(account, { role: 'merchant' }), body)
      account.role = role
    },
  }),
  mutant('a profile is never saved', 'positive/profile', { saveProfile: () => undefined }),
  mutant('the verified session ends at another time', 'positive/remember-me', {
    ...inField('verifySession', 'expiresAt', (value) =>
      new Date(Date.parse(String(value)) + DAY).toISOString(),
    ),
  }),
  mutant('an admin may rename a business', 'security/business-name-forbidden-to-admin', {
    saveProfile: (account, body) => {
      const { role } = account
      saveProfile(role === 'admin' ? Object.assign(account, { role: 'merchant' }) : account, body)
      account.role = role
    },
  }),
]
