import { expect, test } from 'vitest'
import { clientOf, NOON, startMockServer } from './server.ts'

const server = startMockServer()

test('a snapshot can be restored repeatedly, with rows, sessions, emails and time', async () => {
  const { mock, call, signIn } = server.open()
  const as = await signIn()
  const { id } = await mock.paymentLinks.insert()
  await mock.snapshots.take('before')
  for (let time = 0; time < 2; time++) {
    await mock.paymentLinks.remove(id)
    await call('POST', '/auth/forgot-password', { body: { email: 'asha@tarang.example' } })
    await mock.clock.advance({ days: 3 })
    await mock.snapshots.restore('before')
    expect(await mock.clock.now()).toBe(NOON)
    expect(await mock.outbox.all()).toEqual([])
    expect((await mock.paymentLinks.get(id)).status).toBe('active')
    expect((await call('GET', '/auth/verify', { as })).status).toBe(200)
  }
})

test('an imported session continues as it would have on the first server', async () => {
  const [here, there] = [server.openMock(), startMockServer({ scenario: 'new-merchant' })]
  await clientOf(here, server.fetch).signIn()
  await here.paymentLinks.insert({ expiresAt: '2026-11-22T00:00:00Z' })
  const exported = await here.snapshots.export()
  const other = there.openMock()
  await other.snapshots.import(exported)
  expect(await other.snapshots.export()).toEqual(exported)
  expect(await other.clock.advance({ days: 9 })).toEqual(await here.clock.advance({ days: 9 }))
  expect(await other.snapshots.export()).toEqual(await here.snapshots.export())
})

test('an unknown snapshot cannot be restored', async () => {
  await expect(server.openMock().snapshots.restore('none')).rejects.toThrow('There is no snapshot none')
})

test('an export has the mails of its moment, even if they are cleared before it is read', async () => {
  const { mock, call } = server.open()
  const email = 'asha@tarang.example'
  await call('POST', '/auth/forgot-password', { body: { email } })
  const response = await server.fetch(new Request('http://mock/__mock/export', { headers: mock.headers }))
  await mock.outbox.clear()
  expect((await response.json()).state.mails).toMatchObject([{ to: email }])
})
