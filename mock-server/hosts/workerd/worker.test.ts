import { expect, test } from 'vitest'
import { createMock } from '../../client/mock.ts'
import { MockServer } from './worker.ts'

const fetchOf = (variables: ConstructorParameters<typeof MockServer>[1]) => {
  const server = new MockServer(undefined, variables)
  return async (request: Request) => server.fetch(request)
}

test('names in variables may have spaces and capitals', async () => {
  const fetch = fetchOf({ ALLOWED_HOSTS: 'one.test, Two.test,', WEBHOOK_HOSTS: ' Hooks.test' })
  const statusAt = async (host: string) => (await fetch(new Request(`http://${host}/__mock/health`))).status
  expect([await statusAt('one.test'), await statusAt('two.test'), await statusAt('three.test')]).toEqual([
    200, 200, 421,
  ])
  const mock = createMock({ url: 'http://localhost', fetch })
  await mock.webhooks.sendTo('https://hooks.test/', 'sesame')
})

test('without variables, only names of this machine are served', async () => {
  const statusAt = async (host: string) =>
    (await fetchOf({})(new Request(`http://${host}/__mock/rows/users`))).status
  expect([await statusAt('localhost'), await statusAt('kosha.test')]).toEqual([200, 421])
})
