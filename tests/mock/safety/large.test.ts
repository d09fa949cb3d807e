import { expect, test } from 'vitest'
import { clientOf, startMockServer } from '../server.ts'

test('while one session begins with 100,000 payments, the others are answered', {
  timeout: 120_000,
}, async () => {
  const server = startMockServer()
  const [large, other] = [server.openMock(), server.openMock()]
  const { call } = clientOf(other, server.fetch)
  await other.session()
  const state = { isReady: false }
  const beginning = large.scenario('large', { seed: 77 }).then(() => {
    state.isReady = true
  })
  for (let count = 0; count < 20; count++) {
    expect((await call('GET', '/auth/verify')).status).toBe(401)
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(state.isReady).toBe(false)
  await beginning
  expect(await large.session()).toMatchObject({ scenario: 'large', seed: 77 })
})
