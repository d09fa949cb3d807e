import type { components } from '#contract'
import { ApiError, unprocessable } from '../contract/api-error.ts'
import { DAY, iso } from '../data/calendar.ts'
import { addSettings } from '../data/default-settings.ts'
import type { Account } from '../data/store.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'
import { endSessions, WELCOME } from '../rules/accounts.ts'

type Schemas = components['schemas']

export const sessionRoutes: Route[] = [
  route(['GET', '/auth/verify'], ALL_ROLES, ({ account, token }, { store }) => ({
    status: 200,
    body: { user: userOf(account), expiresAt: iso(store.sessions.get(token)?.expiresAt ?? 0) },
  })),
  route<Schemas['Credentials']>(['POST', '/auth/login'], undefined, ({ body }, context) => {
    const { store, rules } = context
    closedFor(context, body.email)
    const account = store.accounts.find(({ email }) => rules.sameAddress(email, body.email))
    // An unknown email costs the same hashing time as a wrong password.
    const isCorrect = rules.samePassword(body.password, account?.password ?? rules.keptPassword(''))
    if (!account || !isCorrect) {
      guessFailed(context, body.email)
      throw new ApiError(401, 'invalid_credentials', 'The address or the password is wrong.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      })
    }
    store.failures.delete(body.email.toLowerCase())
    const { token, expiresAt } = start(context, account, body.rememberMe ? 30 * DAY : DAY)
    return {
      status: 200,
      body: { user: userOf(account), token, message: `Good to see you, ${account.name}`, expiresAt },
    }
  }),
  route(['POST', '/auth/refresh'], ALL_ROLES, ({ account, token }, context) => {
    const { store, now } = context
    const session = store.sessions.get(token)
    const { replacedBy = '', expiresAt = 0 } = session ?? {}
    const replacement = store.sessions.get(replacedBy)
    if (replacement)
      return { status: 200, body: { token: replacedBy, expiresAt: iso(replacement.expiresAt) } }
    const body = start(context, account, 30 * DAY)
    if (session)
      Object.assign(session, { replacedBy: body.token, expiresAt: Math.min(expiresAt, now() + GRACE_MS) })
    return { status: 200, body }
  }),
  route<Schemas['PasswordChange']>(['POST', '/auth/change-password'], ALL_ROLES, (call, context) => {
    const { account, token, body } = call
    const { store, rules } = context
    closedFor(context, account.email)
    if (!rules.samePassword(body.currentPassword, account.password)) {
      guessFailed(context, account.email)
      throw unprocessable('currentPassword', 'is not the password of this account')
    }
    if (rules.samePassword(body.newPassword, account.password))
      throw unprocessable('newPassword', 'must be another one')
    account.password = rules.keptPassword(body.newPassword)
    endSessions(store, account, { except: token })
    return { status: 200, body: { message: 'Your password is another one now.' } }
  }),
  route<Schemas['PasswordResetRequest']>(
    ['POST', '/auth/forgot-password'],
    undefined,
    ({ body }, context) => {
      const { store, rules, now } = context
      const account = store.accounts.find(({ email }) => rules.sameAddress(email, body.email))
      if (account) store.resets.set(account.id, { token: rules.newId('rst'), sentAt: now() })
      return { status: 202, body: { message: rules.resetMessage(account) } }
    },
  ),
  route<Schemas['PasswordReset']>(['POST', '/auth/reset-password'], undefined, ({ body }, context) => {
    const { store, rules, now } = context
    const [id, reset] = [...store.resets].find(([, { token }]) => token === body.token) ?? []
    const account = store.accounts.find((account) => account.id === id)
    if (!account || !reset || !rules.isResetValid(reset, now()))
      throw new ApiError(409, 'reset_token_invalid', 'This link has been used or is too old.')
    store.resets.delete(account.id)
    account.password = rules.keptPassword(body.password)
    rules.endOnReset(store, account)
    return { status: 200, body: { message: 'Your password is set.' } }
  }),
]

function start({ store, rules, now }: Context, account: Account, lasts: number) {
  const token = rules.newId('tok')
  const expiresAt = now() + lasts
  store.sessions.set(token, { account, expiresAt })
  return { token, expiresAt: iso(expiresAt) }
}

export const accountRoutes: Route[] = [
  route<Schemas['Registration']>(['POST', '/auth/register'], undefined, ({ body }, { store, rules, now }) => {
    const taken = store.accounts.find(({ email }) => rules.sameAddress(email, body.email))
    if (taken) return rules.registrationOfTaken()
    const { password, businessName, ...person } = body
    const business = { id: rules.newId('biz'), name: businessName }
    store.accounts.push({
      ...person,
      id: rules.newId('usr'),
      role: rules.newRole(),
      business,
      password: rules.keptPassword(password),
      createdAt: now(),
    })
    addSettings(store, business, now())
    return { status: 201, body: { message: WELCOME } }
  }),
  route<Schemas['ProfileUpdate']>(['PUT', '/auth/profile'], ALL_ROLES, ({ account, body }) => {
    const { businessName, phone, ...person } = body
    if (businessName !== undefined && account.role !== 'merchant')
      throw new ApiError(403, 'forbidden', 'Only the merchant names the business.')
    Object.assign(account, person)
    if (phone === '') delete account.phone
    else if (phone !== undefined) account.phone = phone
    if (businessName !== undefined) account.business.name = businessName
    return { status: 200, body: { user: userOf(account) } }
  }),
]

const userOf = (account: Account): Schemas['User'] => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  businessName: account.business.name,
  ...(account.phone !== undefined && { phone: account.phone }),
  createdAt: iso(account.createdAt),
})

const GRACE_MS = 30_000
const MAX_GUESSES = 10
const LOCKED_MS = 15 * 60_000

function closedFor({ store, now }: Context, email: string): void {
  const recent = (store.failures.get(email.toLowerCase()) ?? []).filter((at) => at > now() - LOCKED_MS)
  if (recent.length < MAX_GUESSES) return
  const seconds = Math.ceil(((recent.at(-MAX_GUESSES) ?? now()) + LOCKED_MS - now()) / 1000)
  throw new ApiError(429, 'too_many_requests', 'Too many attempts.', {
    headers: { 'Retry-After': `${seconds}` },
  })
}

function guessFailed({ store, now }: Context, email: string): void {
  const key = email.toLowerCase()
  store.failures.set(key, [...(store.failures.get(key) ?? []), now()])
}
