type Outcome<Data> = { data?: Data; error?: unknown; response: Response }

/** What a control call answered. @throws Error with the server's words, if it refused */
export async function unwrap<Data>(outcome: Outcome<Data> | Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await outcome
  if (response.ok) return data as Data
  throw new Error(
    `The mock server refused ${new URL(response.url || 'http://mock/').pathname}: ${worded(error)}`,
  )
}

function worded(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error)
  const fields = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return [error.message, ...fields.map(({ field, message }) => `${field} ${message}`)].join(' ')
}
