/** orval leaves the address and the headers of a call to a function that the client provides. */
export const defaults = { product: '', control: '', token: '' }

export const sendProduct = <Answer>(url: string, init: RequestInit) =>
  send<Answer>(defaults.product + url, init)
export const sendControl = <Answer>(url: string, init: RequestInit) =>
  send<Answer>(defaults.control + url, init)

async function send<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const headers = new Headers(init.headers)
  if (defaults.token) headers.set('authorization', `Bearer ${defaults.token}`)
  const response = await fetch(url, { ...init, headers })
  const text = await response.text()
  const data = text === '' ? undefined : JSON.parse(text)
  return Object({ status: response.status, headers: response.headers, data })
}
