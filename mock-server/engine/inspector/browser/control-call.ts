/** The key of the session that the page shows; empty for the default session. */
export const sessionKey = new URLSearchParams(location.search).get('session') ?? ''

const TOKEN = 'controlToken'

type ErrorBody = { message: string; errors?: { field: string; message: string }[] }

/**
 * Sends a control call in the session of the page and returns the text of the response. If the server requires a
 * token, it is requested once and kept in this tab.
 * @throws Error with the server's message, if the call is rejected
 */
export async function send(method: string, path: string, body?: unknown): Promise<string> {
  const token = sessionStorage.getItem(TOKEN)
  const response = await fetch(`/__mock${path}`, {
    method,
    headers: {
      ...(sessionKey !== '' && { 'x-mock-session': sessionKey }),
      ...(token !== null && { 'x-mock-control-token': token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.status === 401) {
    const enteredToken = prompt('This server requires its control token')
    if (enteredToken) sessionStorage.setItem(TOKEN, enteredToken)
    if (enteredToken) return send(method, path, body)
  }
  const text = await response.text()
  if (!response.ok) throw new Error(errorMessageIn(text))
  return text
}

function errorMessageIn(text: string): string {
  const { message, errors = [] }: ErrorBody = JSON.parse(text)
  return [message, ...errors.map((error) => `${error.field} ${error.message}`)].join(' ')
}
