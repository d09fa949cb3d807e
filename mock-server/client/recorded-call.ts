import type { components } from '../control/control.d.ts'

export type RecordedCall = components['schemas']['CallRecord']
