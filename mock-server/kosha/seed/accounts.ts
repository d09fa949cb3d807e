import { DAY_MS } from '../../engine/time/clock.ts'
import { DEMO_PASSWORD, demoAccounts } from '../demo-accounts.ts'
import type { Account } from '../store/accounts.ts'
import { malhar, tarang } from './businesses.ts'

const OPENED = Date.parse('2025-04-01T04:30:00.000Z')

/** The demo accounts, created before the oldest row. */
export function seedAccounts(now: number): Account[] {
  const createdAt = new Date(Math.min(OPENED, now - 200 * DAY_MS)).toISOString()
  return demoAccounts.map(({ email, name, role, business }, index) => {
    const user = {
      id: `usr_${email.slice(0, email.indexOf('@'))}`,
      name,
      email,
      role,
      businessName: business,
      phone: `+91000001${2345 + index}`,
      createdAt,
    }
    const merchant = [tarang, malhar].find((one) => one.name === business)
    return { user, ...(merchant ? { merchantId: merchant.id } : {}), password: DEMO_PASSWORD }
  })
}
