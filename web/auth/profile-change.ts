import type { components } from '#contract'
import type { User } from '../session/session.ts'

type ProfileUpdate = components['schemas']['ProfileUpdate']

/** What the form says; a name that the role may not change is left out. */
export type ProfileTexts = { name: string; businessName?: string; phone: string }

/** What differs from the user as they are, as a request; null if nothing does. An emptied phone is removed. */
export function profileChange(user: User, { name, businessName, phone }: ProfileTexts): ProfileUpdate | null {
  const change: ProfileUpdate = {
    ...(name !== user.name && { name }),
    ...(businessName !== undefined && businessName !== user.businessName && { businessName }),
    ...(phone !== (user.phone ?? '') && { phone }),
  }
  return Object.keys(change).length > 0 ? change : null
}
