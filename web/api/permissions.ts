import type { User } from '../session/session.ts'
import { roles } from './roles.ts'

/** Whether the contract lets this user's role call `operation`. Unknown roles may call nothing. */
export function can(user: Pick<User, 'role'> | null, operation: keyof typeof roles): boolean {
  const allowed: readonly string[] = roles[operation]
  return user !== null && allowed.includes(user.role)
}

/** The reason, as a sentence. */
export function permissionNote(user: Pick<User, 'role' | 'businessName'> | null): string {
  return user?.role === 'admin'
    ? 'You have view-only access: only the merchant can make changes.'
    : `You have view-only access. Ask the owner of ${user?.businessName ?? 'the account'} to make changes.`
}
