import { expect, test } from 'vitest'
import { createMock } from '../../client/mock.ts'
import { createMockServer } from '../../engine/app.ts'
import { kosha } from '../../kosha/backend.ts'
import { controlFiles, ownContract, version } from '../node/documents.ts'
import { runWorker } from './fake-runtime.testing.ts'

test('names in variables may have spaces and capitals', async () => {
  const { fetch } = runWorker({ ALLOWED_HOSTS: 'one.test, Two.test,', WEBHOOK_HOSTS: ' Hooks.test' })
  const statusAt = async (host: string) => (await fetch(new Request(`http://${host}/__mock/health`))).status
  expect([await statusAt('one.test'), await statusAt('two.test'), await statusAt('three.test')]).toEqual([
    200, 200, 421,
  ])
  const mock = createMock({ url: 'http://localhost', fetch })
  await mock.webhooks.sendTo('https://hooks.test/', 'sesame')
})

test('health is that of the server on Node, and needs no session', async () => {
  const { fetch, storageOf } = runWorker()
  const onNode = createMockServer({
    contract: ownContract(),
    backend: kosha,
    control: controlFiles(),
    version: version(),
  })
  for (const [method, path] of [
    ['GET', '/__mock/health'],
    ['HEAD', '/__mock/health'],
    ['GET', '/s/mine/__mock/health'],
    ['DELETE', '/__mock/health'],
  ] as const) {
    const request = new Request(`http://localhost${path}`, { method })
    const [response, expected] = [await fetch(request.clone()), await onNode.fetch(request)]
    expect(response.status).toBe(expected.status)
    expect(await response.text()).toBe(await expected.text())
  }
  expect([...storageOf('mine').tables.keys()]).toEqual([])
})

test('a session is ended from the path of another one', async () => {
  const { fetch } = runWorker()
  const [mine, other] = [
    createMock({ url: 'http://localhost', fetch }),
    createMock({ url: 'http://localhost', fetch }),
  ]
  await mine.session()
  await other.scenario('new-merchant')
  const url = `${mine.sessionUrl}/__mock/sessions/${other.key}`
  expect((await fetch(new Request(url, { method: 'DELETE' }))).status).toBe(204)
  expect((await other.paymentLinks.all()).length).toBeGreaterThan(0)
})

test('a key that is none creates no session', async () => {
  const { fetch, storageOf } = runWorker()
  const headers = { 'X-Mock-Session': 'k'.repeat(65) }
  const response = await fetch(new Request('http://localhost/api/auth/verify', { headers }))
  expect(response.status).toBe(400)
  expect([...storageOf('k'.repeat(65)).tables.keys()]).toEqual([])
})
