import type { ReactNode } from 'react'
import type { ApiReference } from '../contract/model.ts'
import { Authentication } from './authentication.tsx'
import { Dates } from './dates.tsx'
import { GettingStarted } from './getting-started.tsx'
import { MockServer } from './mock-server.tsx'
import { Money } from './money.tsx'
import { RateLimits } from './rate-limits.tsx'
import { Roles } from './roles.tsx'
import { Validation } from './validation.tsx'

type Guide = {
  /** The anchor. */
  id: string
  title: string
  Guide: (props: { reference: ApiReference }) => ReactNode
}

/** What to know before the first call, in the order needed. */
export const guides: Guide[] = [
  { id: 'getting-started', title: 'Getting started', Guide: GettingStarted },
  { id: 'authentication', title: 'Authentication', Guide: Authentication },
  { id: 'money', title: 'Money in paise', Guide: Money },
  { id: 'dates', title: 'Dates and bank holidays', Guide: Dates },
  { id: 'rate-limits', title: 'Rate limits', Guide: RateLimits },
  { id: 'roles', title: 'Roles', Guide: Roles },
  { id: 'mock-server', title: 'Testing with the mock server', Guide: MockServer },
  { id: 'validation', title: 'Validating a backend', Guide: Validation },
]
