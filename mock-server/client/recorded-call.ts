import type { components } from '../kosha/control.d.ts'

export type RecordedCall = components['schemas']['CallRecord']
