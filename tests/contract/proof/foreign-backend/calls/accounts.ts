import type { components } from '#contract'
import { ApiError } from '../contract/api-error.ts'
import { iso } from '../data/calendar.ts'
import type { Account } from '../data/store.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'

type Schemas = components['schemas']

export const accountRoutes: Route[] = [
  route<Schemas['Registration']>(['POST', '/auth/register'], undefined, ({ body }, { store, rules, now }) => {
    const taken = store.accounts.find(({ email }) => rules.sameAddress(email, body.email))
    if (taken) return rules.registrationOfTaken(taken, body)
    const { password, businessName, ...person } = body
    const business = { id: rules.newId('biz'), name: businessName }
    store.accounts.push({
      ...person,
      id: rules.newId('usr'),
      role: rules.newRole(body),
      business,
      password: rules.keptPassword(password),
      createdAt: now(),
    })
    rules.addSettings(store, business, now())
    return { status: 201, body: { message: rules.registrationMessage() } }
  }),
  route<Schemas['ProfileUpdate']>(['PUT', '/auth/profile'], ALL_ROLES, ({ account, body }, { rules }) => {
    rules.saveProfile(account, body)
    return { status: 200, body: { user: userOf(account) } }
  }),
]

export const userOf = (account: Account): Schemas['User'] => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  businessName: account.business.name,
  ...(account.phone !== undefined && { phone: account.phone }),
  createdAt: iso(account.createdAt),
})

/** @throws ApiError if the email had too many recent failures */
export function closedFor({ store, rules, now }: Context, email: string): void {
  const { max, withinMs } = rules.guesses
  const recent = (store.failures.get(rules.limitKey(email)) ?? []).filter((at) => at > now() - withinMs)
  if (recent.length < max) return
  const seconds = Math.ceil(((recent.at(-max) ?? now()) + withinMs - now()) / 1000)
  throw new ApiError(429, 'too_many_requests', 'Too many attempts.', { headers: rules.retryAfter(seconds) })
}

export function guessFailed({ store, rules, now }: Context, email: string): void {
  rules.countFailure(store, rules.limitKey(email), now())
}
