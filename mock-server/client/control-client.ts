import type createClient from 'openapi-fetch'
import type { paths } from '../control/control.d.ts'

/** Sends the control calls of one session. */
export type ControlClient = ReturnType<typeof createClient<paths>>
