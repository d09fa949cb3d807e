import { expect, test } from 'vitest'
import { startMockServer } from '../server.ts'

test('a server that requires a session rejects calls without one, and creates none for them', async () => {
  const { ask, openMock } = startMockServer({ requireSession: true })
  for (const path of ['/api/auth/verify', '/__mock/clock', '/__mock/journal']) {
    const response = await ask(path)
    expect([path, response.status]).toEqual([path, 400])
    expect(await response.json()).toMatchObject({ message: 'X-Mock-Session is required by this server' })
  }
  expect(await (await ask('/__mock/sessions')).json()).toEqual({ sessions: [] })
  expect((await ask('/api/auth/verify', { headers: openMock().headers })).status).toBe(401)
  expect((await ask('/api/auth/verify', { headers: { cookie: 'X-Mock-Session=mine' } })).status).toBe(401)
  expect((await ask('/s/mine/api/auth/verify')).status).toBe(401)
})
