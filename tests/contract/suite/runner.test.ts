import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../mock-server/hosts/node/listen.ts'
import { mockRun } from '../kosha/mock-backend.ts'
import type { Check } from '../kosha/run.ts'
import { remoteBackend } from './backend.ts'
import { runChecks } from './runner.ts'

const checkCalled = (id: string): Check => ({
  id,
  title: 'the server answers',
  covers: [],
  async verify({ wire, backend }) {
    await wire.send({ method: 'GET', url: `${backend.url}/${id}`, headers: {} }, { role: 'merchant' })
  },
})

test('the check during which a server stops fails, and no later one', async () => {
  const server = createServer(({ url = '', socket }, response) => {
    if (url.endsWith('one')) return void response.end()
    server.close()
    socket.destroy()
  })
  const { url, close } = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => close({ graceMs: 0 }))
  const run = mockRun({ seed: 1 }, remoteBackend(url))
  const outcomes = await runChecks(run, ['one', 'two', 'three', 'four', 'five'].map(checkCalled))
  expect(outcomes.map(({ result, reason = '' }) => `${result} ${reason}`.trim())).toEqual([
    'passed',
    expect.stringContaining('failed the server stopped during this request: it closed the connection'),
    'not covered the server has stopped, during two',
    'not covered the server has stopped, during two',
    'not covered the server has stopped, during two',
  ])
})
