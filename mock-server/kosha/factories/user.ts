import { timestamp } from '../../engine/time/clock.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import type { Account } from '../store/accounts.ts'
import type { UserRow } from '../store/row-types.ts'
import type { Store } from '../store/store.ts'

/**
 * A user with defaults: a merchant with a new account and the demo password. A viewer belongs to Tarang Textiles
 * unless specified otherwise.
 */
export function buildUser(given: Partial<UserRow>, { accounts, clock }: Store): UserRow {
  const number = accounts.all().length + 1
  const id = given.id ?? `usr_${number}`
  const { role = 'merchant', merchantId = merchantFor(role, id) } = given
  return {
    id,
    name: 'Meera Iyer',
    email: `user${number}@kaveri.example`,
    role,
    businessName: merchantId === undefined ? 'Kosha' : accounts.businessNameOf(merchantId, 'Kaveri Books'),
    createdAt: timestamp(clock.now()),
    password: DEMO_PASSWORD,
    ...given,
    ...(merchantId !== undefined && { merchantId }),
  }
}

function merchantFor(role: Account['user']['role'], id: string): string | undefined {
  if (role === 'admin') return undefined
  return role === 'merchant' ? id.replace(/^(usr_)?/, 'mer_').slice(0, 64) : 'mer_tarang'
}

export const userRow = ({ user, password, merchantId }: Account): UserRow => ({
  ...user,
  password,
  ...(merchantId !== undefined && { merchantId }),
})

export const accountOf = ({ password, merchantId, ...user }: UserRow): Account => ({
  user,
  password,
  ...(merchantId !== undefined && { merchantId }),
})
