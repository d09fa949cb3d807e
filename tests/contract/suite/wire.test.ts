import { once } from 'node:events'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { remoteBackend } from './backend.ts'
import { Wire } from './wire.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

test('a backend whose body never ends is reported as one without a response', async () => {
  const server = createServer((_request, response) => response.writeHead(200).write('{')).listen(
    0,
    '127.0.0.1',
  )
  const collecting = setInterval(collectGarbage, 10)
  onTestFinished(() => {
    clearInterval(collecting)
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const wire = new Wire(remoteBackend(url), { readOnly: false, timeoutMs: 200 })
  const call = wire.send({ method: 'GET', url, headers: {} }, { role: 'anonymous' })
  await expect(call).rejects.toThrow('no response within 200 ms')
})
