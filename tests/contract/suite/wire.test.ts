import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { remoteBackend } from './backend.ts'
import { Wire } from './wire.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

test('a backend whose body never ends is reported as one without a response', async () => {
  const server = createServer((_request, response) => response.writeHead(200).write('{'))
  const collecting = setInterval(collectGarbage, 10)
  onTestFinished(() => {
    clearInterval(collecting)
    server.closeAllConnections()
    server.close()
  })
  const url = await urlOf(server)
  const wire = new Wire(remoteBackend(url), { readOnly: false, timeoutMs: 200 })
  const call = wire.send({ method: 'GET', url, headers: {} }, { role: 'anonymous' })
  await expect(call).rejects.toThrow('no response within 200 ms')
})

test.each([
  ['one that was used before is closed', 1, 200],
  ['every one is closed', 0, undefined],
])('of connections without a response, where %s', async (_what, answered, status) => {
  const counts = new WeakMap<object, number>()
  const server = createServer((request, response) => {
    const count = counts.get(request.socket) ?? 0
    counts.set(request.socket, count + 1)
    if (count < answered) response.end('{}')
    else request.socket.destroy()
  })
  onTestFinished(() => void server.close())
  const url = await urlOf(server)
  const wire = new Wire(remoteBackend(url), { readOnly: false, timeoutMs: 10_000 })
  const call = () => wire.send({ method: 'POST', url, headers: {}, body: '{}' }, { role: 'anonymous' })
  // Every other one goes over a connection that was used before.
  for (let count = 0; count < 6; count++) {
    const outcome = await call().catch(() => undefined)
    expect(outcome?.status).toBe(status)
  }
})

async function urlOf(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
