import type { components } from '#contract'

/** A user as the mock keeps it. An admin belongs to no merchant. */
export type Account = { user: components['schemas']['User']; merchantId?: string; password: string }
