import { DAY } from '../data/calendar.ts'
import type { Account, Business, Role, Store } from '../data/store.ts'
import { accessRules, accountRules } from '../rules/accounts.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, caughtBy, mutant, onError, seenByOthers, withSeed } from './mutant.ts'

const { tokenFrom, sessionOf, registrationOfTaken, saveProfile } = accountRules
const { addSettings } = accessRules

const endAll = (store: Store, { account }: { account: Account }) => {
  for (const [token, session] of store.sessions) if (session.account === account) store.sessions.delete(token)
}

const renamedBy = (allowed: Role): Partial<Rules> => ({
  saveProfile: (account, body) => {
    const { role } = account
    saveProfile(role === allowed ? Object.assign(account, { role: 'merchant' }) : account, body)
    account.role = role
  },
})

export const sessionMutants: Mutant[] = [
  mutant('a session with rememberMe lasts a week', 'model/sequences', {
    sessionMs: (remember) => (remember ? 7 : 1) * DAY,
  }),
  mutant('a refreshed token lasts a day', 'positive/refresh-as-merchant', { refreshedMs: () => DAY }),
  mutant('the old token still works after a refresh', 'model/sequences', {
    endOnRefresh: () => undefined,
  }),
  mutant('a refresh ends the other sessions', 'positive/refresh-as-merchant', {
    endOnRefresh: endAll,
  }),
  mutant('a repeated refresh ends the other sessions', 'positive/refresh-as-merchant', {
    sessionOf: (store, token) => {
      const session = sessionOf(store, token)
      const kept = [token, session?.replacedBy]
      if (session?.replacedBy)
        for (const [other, { account }] of store.sessions)
          if (account === session.account && !kept.includes(other)) store.sessions.delete(other)
      return session
    },
  }),
  ...caughtBy('positive/password-of-merchant', {
    'a password change ends the current session': { endOnChange: endAll },
    'a password change ends the sessions of all accounts': {
      endOnChange: (store, { token }) => {
        for (const other of store.sessions.keys()) if (other !== token) store.sessions.delete(other)
      },
    },
  }),
  mutant('sessions never expire', 'security/expired-token', { isAlive: () => true }),
  mutant('a second sign-in is rejected', 'model/at-once', {
    sessionOf: (store, token) => {
      const session = sessionOf(store, token)
      const newest = [...store.sessions].findLast(([, each]) => each.account === session?.account)?.[0]
      return token === newest ? session : undefined
    },
  }),
  mutant('a token in the query is accepted', 'security/token-elsewhere', {
    tokenFrom: (headers, search) =>
      tokenFrom(headers, search) ?? new URLSearchParams(search).get('access_token') ?? undefined,
    fieldProblems: (problems) => problems.filter(({ field }) => field !== 'access_token'),
  }),
  mutant('a token in a cookie is accepted', 'security/token-elsewhere', {
    tokenFrom: (headers, search) =>
      tokenFrom(headers, search) ??
      /(?:auth_token|token|session)=([A-Za-z0-9_-]+)/.exec(headers.cookie ?? '')?.[1],
  }),
  ...caughtBy('security/verifySession-without-token', {
    'the error for an unknown token repeats it': onError(401, (reply, { authorization }) => ({
      ...reply,
      body: { ...Object(reply.body), message: `Unknown: ${authorization.slice(0, 100)}` },
    })),
    'characters after a token are ignored': {
      sessionOf: (store, token) => [...store.sessions].find(([each]) => token.startsWith(each))?.[1],
    },
    'tokens are not case-sensitive': {
      sessionOf: (store, token) =>
        [...store.sessions].find(([each]) => each.toLowerCase() === token.toLowerCase())?.[1],
    },
  }),
  mutant('a sign-in with the token of an ended session is rejected', 'positive/signIn-as-anonymous', {
    answered: (reply, { operation, authorization }) =>
      operation === 'signIn' && authorization !== '' ? { ...reply, status: 401 } : reply,
  }),
  mutant('the body is validated before the token', 'security/token-is-checked-first', {
    isTokenFirst: false,
  }),
  mutant('a password change keeps sessions with rememberMe', 'positive/password-of-merchant', {
    endOnChange: (store, { account, token }) => {
      const isShort = ({ expiresAt }: { expiresAt: number }) => expiresAt < Date.parse('2026-12-01')
      for (const [each, session] of store.sessions)
        if (session.account === account && each !== token && isShort(session)) store.sessions.delete(each)
    },
  }),
  mutant('a business with the name of another is the same one', 'positive/registration', {
    addSettings: (store, business, now) => {
      const twin = store.accounts.find(
        (each) => each.business !== business && each.business.name === business.name,
      )
      if (!twin) return addSettings(store, business, now)
      for (const account of store.accounts)
        if (account.business === business) account.business = twin.business
    },
  }),
  mutant('a registration creates an admin', 'positive/registration', { newRole: () => 'admin' }),
  mutant('a registration reveals that the address is taken', 'security/registration-reveals-nothing', {
    registrationOfTaken: () => ({ status: 201, body: { message: 'You have an account already.' } }),
  }),
  mutant('registering an existing address changes its name', 'security/registration-reveals-nothing', {
    registrationOfTaken: (taken, body) => {
      taken.name = body.name
      return registrationOfTaken(taken, body)
    },
  }),
  mutant('a password reset reveals whether the account exists', 'security/reset-reveals-nothing', {
    resetMessage: (account) =>
      account ? 'A mail is on its way.' : 'If we know the address, a mail is on its way.',
  }),
  mutant('payments keep the earlier name of the business', 'model/given-merchant', () => {
    const names = new Map<unknown, unknown>()
    return alteringField('listTransactions', 'merchantName', (name, row) => {
      const id = Reflect.get(row, 'merchantId')
      return names.get(id) ?? (names.set(id, name) && name)
    })
  }),
  ...withSeed(
    5,
    seenByOthers(
      caughtBy('model/sequences', {
        'the role viewer can rename a business': renamedBy('viewer'),
        'the role admin can rename a business': renamedBy('admin'),
      }),
    ),
  ),
]

const { owns } = accessRules

const otherRows = (account: Account, business: Business) =>
  account.role === 'viewer' ? business.id === 'biz_cycles' : owns(account, business)
const unlessAdmin = (account: Account, business: Business) => account.business === business
export const accessMutants: Mutant[] = [
  ...caughtBy('model/adoption', {
    'payments of all merchants are listed for everyone': { seesPayment: () => true },
    'an admin sees no links': { seesLink: (account, { business }) => unlessAdmin(account, business) },
  }),
  ...seenByOthers([
    mutant("a viewer sees another merchant's links", 'model/adoption', {
      seesLink: (account, { business }) => otherRows(account, business),
    }),
  ]),
  mutant('a filter by merchant returns the rows of another merchant', 'model/filters', () => {
    let asked = ''
    return {
      readTarget: (target) => {
        asked = target
        return target
      },
      seesPayment: (account, { business }) =>
        asked.includes(`merchantId=${business.id}`) || owns(account, business),
    }
  }),
]
