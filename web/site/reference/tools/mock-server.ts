/** A demo account of the mock server. */
export type DemoAccount = { email: string; role: string; businessName: string }

type TriedRequest = {
  account: string
  method: string
  path: string
  idempotencyKey?: string
  body?: string
}
export type TriedResponse = { status: number; ms: number; headers: string; body: string }

/** The demo accounts of the mock server at this origin; undefined if there is none. */
export async function demoAccounts(): Promise<DemoAccount[] | undefined> {
  const response = await fetch('/__mock/rows/users').catch(() => undefined)
  // A host that returns HTML for every path is not a mock server.
  if (!(response?.ok && response.headers.get('Content-Type')?.startsWith('application/json')))
    return undefined
  const { rows }: { rows: DemoAccount[] } = await response.json()
  return rows.slice(0, MAX_ACCOUNTS)
}

/** Lets the printed commands call the mock server at this origin, rather than the one that `npm run mock` starts. */
export function nameThisServer() {
  for (const line of document.querySelectorAll('pre')) {
    if (line.textContent?.includes(MOCK_ORIGIN)) replaceIn(line)
  }
}

function replaceIn(node: Node) {
  // What a comment says of `npm run mock` stays so.
  if (node instanceof Element && node.className === 'comment') return
  if (node.nodeType === Node.TEXT_NODE)
    node.nodeValue = node.nodeValue?.replaceAll(MOCK_ORIGIN, location.origin) ?? ''
  for (const child of node.childNodes) replaceIn(child)
}

const MOCK_ORIGIN = 'http://localhost:4010'

// Registered accounts come after the demo accounts.
const MAX_ACCOUNTS = 10

/**
 * Sends a call as one of the demo accounts, or without a session.
 * @throws Error with a message for the user if sign-in failed or there was no response
 */
export async function send(request: TriedRequest, password: string): Promise<TriedResponse> {
  const token = request.account && (await tokenOf(request.account, password))
  const start = performance.now()
  const response = await fetch(`/api${request.path}`, {
    method: request.method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(request.idempotencyKey && { 'Idempotency-Key': request.idempotencyKey }),
      ...(request.body && { 'Content-Type': 'application/json' }),
    },
    ...(request.body && { body: request.body }),
  })
  const text = await response.text()
  return {
    status: response.status,
    ms: Math.round(performance.now() - start),
    headers: shownHeaders.flatMap((name) => headerLine(response.headers, name)).join('\n'),
    body: indented(text),
  }
}

const shownHeaders = ['Allow', 'Idempotency-Replayed', 'Retry-After', 'WWW-Authenticate']

const headerLine = (headers: Headers, name: string) => {
  const value = headers.get(name)
  return value === null ? [] : [`${name}: ${value}`]
}

async function tokenOf(email: string, password: string): Promise<string> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token, message }: { token?: string; message?: string } = await response.json()
  if (!token) throw new Error(message ?? 'Sign-in was rejected.')
  return token
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
