import { expect, test } from 'vitest'
import { clientOf, startMockServer } from '../server.ts'

const MIB = 1024 * 1024
const READERS = 12

test('exports of 100,000 payments that nobody reads take neither memory nor the turn of others', async () => {
  const server = startMockServer()
  const [large, other] = [server.openMock(), server.openMock()]
  const { call } = clientOf(other, server.fetch)
  await large.scenario('large')
  await other.session()
  const before = process.memoryUsage()
  const unread = await Promise.all(
    Array.from({ length: READERS }, () =>
      server.fetch(new Request('http://mock/__mock/export', { headers: large.headers })),
    ),
  )
  const readers = unread.flatMap(({ body }) => body?.getReader() ?? [])
  for (const reader of readers) await reader.read()
  expect((await call('GET', '/auth/verify')).status).toBe(401)
  const after = process.memoryUsage()
  expect((after.external - before.external) / MIB).toBeLessThan(READERS * 4)
  for (const reader of readers) await reader.cancel()
})

test('an export has the mails of its moment, also those that are cleared before it is read', async () => {
  const server = startMockServer()
  const mock = server.openMock()
  const email = 'asha@tarang.example'
  await clientOf(mock, server.fetch).call('POST', '/auth/forgot-password', { body: { email } })
  const response = await server.fetch(new Request('http://mock/__mock/export', { headers: mock.headers }))
  await mock.outbox.clear()
  expect((await response.json()).state.mails).toMatchObject([{ to: email }])
})
