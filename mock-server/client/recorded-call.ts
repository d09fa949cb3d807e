import type { components } from '../engine/control/control.d.ts'

export type RecordedCall = components['schemas']['CallRecord']
