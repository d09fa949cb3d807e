import { expect, test } from 'vitest'
import { controlFiles, ownContract } from '../../hosts/node/documents.ts'
import { identify } from '../../kosha/identify.ts'
import { createProxy } from './app.ts'

const ERROR = { message: 'No', code: 'unauthenticated', requestId: 'r' }

/** The record of a call with a bearer token from an unseen sign-in. */
async function recordedOf(path: string, init: RequestInit, response: Response) {
  const fetch = async () => response
  const target = 'http://backend.test/api'
  const proxy = createProxy({ contract: ownContract(), identify, target, fetch, control: controlFiles() })
  const headers = { authorization: 'Bearer elsewhere', 'content-type': 'application/json' }
  await proxy.request(path, { headers, ...init })
  const { calls } = await (await proxy.request('/__mock/journal')).json()
  const { declared, undeclared } = await (await proxy.request('/__mock/coverage')).json()
  const called = declared.filter(({ calls: times }: { calls: number }) => times > 0)
  return { role: calls[0].role, seen: called, undeclared }
}

test('a caller with an unknown token is not anonymous, and counts in no role', async () => {
  const settlements = Response.json({ settlements: [], total: 0 })
  expect(await recordedOf('/api/payments/settlements', {}, settlements)).toEqual({
    role: 'unknown',
    seen: [],
    undeclared: [],
  })
})

test('a rejected token, and a public call with any token, count as anonymous', async () => {
  const headers = { 'www-authenticate': 'Bearer' }
  const rejected = await recordedOf(
    '/api/payments/settlements',
    {},
    Response.json(ERROR, { status: 401, headers }),
  )
  expect(rejected).toMatchObject({ role: 'anonymous', seen: [{ status: 401 }], undeclared: [] })
  const forgot = { method: 'POST', body: '{"email":"asha@tarang.example"}' }
  const response = Response.json({ message: 'Done' }, { status: 202 })
  expect(await recordedOf('/api/auth/forgot-password', forgot, response)).toMatchObject({
    role: 'anonymous',
    seen: [{ operation: 'requestPasswordReset', status: 202 }],
    undeclared: [],
  })
})
