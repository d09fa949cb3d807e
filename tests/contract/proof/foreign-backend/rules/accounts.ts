import { pbkdf2Sync, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { components } from '#contract'
import type { FieldProblem } from '../contract/api-error.ts'
import { ApiError } from '../contract/api-error.ts'
import { HOUR } from '../data/calendar.ts'
import { addSettings } from '../data/default-settings.ts'
import type { Account, Business, Link, Payment, Role, Session, Store } from '../data/store.ts'
import type { Reply } from '../http/reply.ts'

type Schemas = components['schemas']
type Here = { account: Account; token: string }

export const WELCOME = 'Welcome. Look into your mail.'

// Few rounds, since the suite signs in hundreds of times.
const hash = (password: string) =>
  pbkdf2Sync(password, 'kept with every password', 50, 32, 'sha256').toString('hex')

const endExcept = (store: Store, account: Account, kept: string) => {
  for (const [token, session] of store.sessions)
    if (session.account === account && token !== kept) store.sessions.delete(token)
}

export const accountRules = {
  newId: (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`,
  keptPassword: hash,
  samePassword: (given: string, kept: string) => hash(given) === kept,
  sameAddress: (a: string, b: string) => a.toLowerCase() === b.toLowerCase(),
  forgetFailures: (store: Store, key: string): void => {
    store.failures.delete(key)
  },
  graceMs: 30_000,
  tokenFrom: (headers: IncomingHttpHeaders, _search: string): string | undefined =>
    /^Bearer ([A-Za-z0-9_-]{1,64})$/i.exec(headers.authorization ?? '')?.[1],
  sessionOf: (store: Store, token: string): Session | undefined => store.sessions.get(token),
  isAlive: ({ expiresAt }: Session, now: number) => expiresAt > now,
  mayCall: (account: Account, roles: Role[], _method: string, _path: string) => roles.includes(account.role),
  endOnRefresh(store: Store, { token }: Here, { by, at }: { by: string; at: number }): void {
    const session = store.sessions.get(token)
    if (session)
      Object.assign(session, { replacedBy: by, expiresAt: Math.min(session.expiresAt, at + this.graceMs) })
  },
  endOnChange: (store: Store, { account, token }: Here): void => endExcept(store, account, token),
  endOnReset: (store: Store, account: Account): void => endExcept(store, account, ''),
  isResetValid: ({ sentAt }: { sentAt: number }, now: number) => now - sentAt < HOUR,
  spendReset: (store: Store, { id }: Account): void => {
    store.resets.delete(id)
  },
  resetMessage: (_account: Account | undefined) => 'If we know the address, a mail is on its way.',
  newRole: (_body: Schemas['Registration']): Role => 'merchant',
  registrationOfTaken: (_taken: Account, _body: Schemas['Registration']): Reply => ({
    status: 201,
    body: { message: WELCOME },
  }),
  saveProfile: (account: Account, { businessName, phone, ...person }: Schemas['ProfileUpdate']): void => {
    if (businessName !== undefined && account.role !== 'merchant')
      throw new ApiError(403, 'forbidden', 'Only the merchant names the business.')
    Object.assign(account, person)
    if (phone === '') delete account.phone
    else if (phone !== undefined) account.phone = phone
    if (businessName !== undefined) account.business.name = businessName
  },
  fieldProblems: (problems: FieldProblem[], _given: unknown): FieldProblem[] => problems,
}

const owns = ({ role, business }: Account, other: Business) => role === 'admin' || business === other

export const accessRules = {
  prepared: (_store: Store): void => undefined,
  addSettings: (store: Store, business: Business, now: number): void => addSettings(store, business, now),
  owns: (account: Account, business: Business) => owns(account, business),
  ownsLink: (account: Account, { business }: Link) => owns(account, business),
  ownsPayment: (account: Account, { business }: Payment) => owns(account, business),
}
