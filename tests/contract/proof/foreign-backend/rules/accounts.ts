import { pbkdf2Sync, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FieldProblem } from '../contract/api-error.ts'
import { HOUR } from '../data/calendar.ts'
import type { Account, Business, Link, Payment, Role, Session, Store } from '../data/store.ts'
import type { Reply } from '../http/reply.ts'

export const WELCOME = 'Welcome. Look into your mail.'

// Few rounds, since the suite signs in hundreds of times.
const hash = (password: string) =>
  pbkdf2Sync(password, 'kept with every password', 50, 32, 'sha256').toString('hex')

export function endSessions(store: Store, account: Account, { except }: { except?: string } = {}): void {
  for (const [token, session] of store.sessions)
    if (session.account === account && token !== except) store.sessions.delete(token)
}

const owns = ({ role, business }: Account, other: Business) => role === 'admin' || business === other

export const accountRules = {
  newId: (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`,
  keptPassword: hash,
  samePassword: (given: string, kept: string) => hash(given) === kept,
  sameAddress: (a: string, b: string) => a.toLowerCase() === b.toLowerCase(),
  tokenFrom: (headers: IncomingHttpHeaders): string | undefined =>
    /^Bearer ([A-Za-z0-9_-]{1,64})$/i.exec(headers.authorization ?? '')?.[1],
  sessionOf: (store: Store, token: string): Session | undefined => store.sessions.get(token),
  isAlive: ({ expiresAt }: Session, now: number) => expiresAt > now,
  mayCall: (account: Account, roles: Role[], _method: string, _path: string) => roles.includes(account.role),
  endOnReset: (store: Store, account: Account): void => endSessions(store, account),
  isResetValid: ({ sentAt }: { sentAt: number }, now: number) => now - sentAt < HOUR,
  resetMessage: (_account: Account | undefined) => 'If we know the address, a mail is on its way.',
  newRole: (): Role => 'merchant',
  registrationOfTaken: (): Reply => ({ status: 201, body: { message: WELCOME } }),
  fieldProblems: (problems: FieldProblem[], _given: unknown): FieldProblem[] => problems,
  prepared: (_store: Store): void => undefined,
  owns,
  ownsLink: (account: Account, { business }: Link) => owns(account, business),
  ownsPayment: (account: Account, { business }: Payment) => owns(account, business),
}
