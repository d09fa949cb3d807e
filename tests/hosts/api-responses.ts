import { expect, test } from 'vitest'

/** A backend with careless cache headers, as many have; its responses must be passed through. */
export async function backend(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { length } = await request.arrayBuffer().then((body) => new Uint8Array(body))
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
  }
  if (length > 1024 * 1024) return errorResponse(413, 'too_large', headers)
  if (pathname === '/api/auth/verify') return Response.json({ token: 'a-token' }, { headers })
  if (request.method === 'DELETE') return errorResponse(403, 'forbidden', headers)
  return errorResponse(404, 'not_found', headers)
}

const errorResponse = (status: number, code: string, headers: Record<string, string>) =>
  Response.json({ message: `Refused: ${code}`, code, requestId: 'req_1' }, { status, headers })

type Send = (path: string, init?: RequestInit) => Promise<Response>

/** Tests that a host in front of a backend must pass. */
export function leavesTheApiAlone(send: Send) {
  test.each<[string, string, RequestInit, number, string]>([
    ['a token', '/api/auth/verify', {}, 200, 'a-token'],
    ['a rejected deletion', '/api/payments/links/plink_1', { method: 'DELETE' }, 403, 'forbidden'],
    ['an unknown link', '/api/payments/links/plink_1', { method: 'PUT', body: '{}' }, 404, 'not_found'],
    ['an unknown call', '/api/no-such-call/', {}, 404, 'not_found'],
    [
      'a body that is too large',
      '/api/payments/create',
      { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) },
      413,
      'too_large',
    ],
  ])('%s is passed through unchanged', async (_name, path, init, status, words) => {
    const response = await send(path, init)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('content-security-policy')).toBeNull()
    expect(await response.text()).toContain(words)
  })
}
