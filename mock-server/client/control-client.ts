import type createClient from 'openapi-fetch'
import type { paths } from '../kosha/control-additions.d.ts'

/** Sends the control calls of one session. */
export type ControlClient = ReturnType<typeof createClient<paths>>

type Outcome<Data> = { data?: Data; error?: unknown; response: Response }

/** The data of a control call's response. @throws Error with the server's message, if it rejected the call */
export async function unwrap<Data>(outcome: Outcome<Data> | Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await outcome
  if (response.ok) return data as Data
  // A response that was made in this process has no address.
  const call = response.url === '' ? 'the call' : new URL(response.url).pathname
  throw new Error(`The mock server rejected ${call}: ${messageOf(error)}`)
}

function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error)
  const fields = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return [error.message, ...fields.map(({ field, message }) => `${field} ${message}`)].join('\n  ')
}
