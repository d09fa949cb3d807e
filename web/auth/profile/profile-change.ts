import type { components } from '#contract'
import type { User } from '../../session/session.ts'

type ProfileUpdate = components['schemas']['ProfileUpdate']

/** The values of the form; a name that the role may not change is left out. */
export type ProfileInput = { name: string; businessName?: string; phone: string }

/** The difference from the current user as a request; null if there is none. An emptied phone number is removed. */
export function profileChange(user: User, { name, businessName, phone }: ProfileInput): ProfileUpdate | null {
  const change: ProfileUpdate = {
    ...(name !== user.name && { name }),
    ...(businessName !== undefined && businessName !== user.businessName && { businessName }),
    ...(phone !== (user.phone ?? '') && { phone }),
  }
  return Object.keys(change).length > 0 ? change : null
}
