import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { chosenPort, listen, rejectTakenPort } from './listen.ts'

const hello = () => createServer((_request, response) => response.end('hello'))

test('a server answers on both addresses of localhost until it is closed', async () => {
  const running = await listen(hello(), 0, undefined)
  const { port } = new URL(running.url)
  expect(await (await fetch(running.url)).text()).toBe('hello')
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('hello')
  await running.close()
  await expect(fetch(running.url)).rejects.toThrow('fetch failed')
})

test.each(['127.0.0.1', '[::1]'])(
  'a pending request on %s is answered before the server closes',
  async (host) => {
    const server = createServer()
    const running = await listen(server, 0)
    const request = fetch(`http://${host}:${new URL(running.url).port}`)
    const [, response] = await once(server, 'request')
    let isClosed = false
    const closing = running.close().then(() => {
      isClosed = true
    })
    await new Promise(setImmediate)
    expect(isClosed).toBe(false)
    response.end('done')
    expect(await (await request).text()).toBe('done')
    await closing
  },
)

test('while it closes, a server ends each connection with its response', async () => {
  const server = createServer()
  const running = await listen(server, 0, '127.0.0.1')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () => once(get(running.url, { agent }), 'response')
  const [first, second] = [ask(), ask()]
  const [, pending] = await once(server, 'request')
  const closing = running.close()
  pending.end('first')
  const [answer] = await first
  expect(answer.headers.connection).toBe('close')
  answer.resume()
  // It begins anew, and learns that nobody listens any more.
  await expect(second).rejects.toThrow('ECONNREFUSED')
  await closing
})

test('a taken port is reported in one line', async () => {
  const running = await listen(hello(), 0)
  const port = Number(new URL(running.url).port)
  await expect(listen(hello(), port)).rejects.toThrow(`Port ${port} is in use`)
  await running.close()
})

test('an unused connection of a browser does not keep the server alive', async () => {
  const running = await listen(hello(), 0)
  const unused = connect(Number(new URL(running.url).port), '127.0.0.1')
  await new Promise((resolve) => unused.once('connect', resolve))
  await running.close({ graceMs: 50 })
  unused.destroy()
})

test.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
])('PORT=%s means %i', (text, port) => {
  expect(chosenPort(text)).toBe(port)
})

test.each(['abc', '-1', '1.5', '70000'])('PORT=%s is rejected', (text) => {
  expect(() => chosenPort(text)).toThrow('is not a port')
})

test.each([22, 4190, 6000, 6666, 10_080])('port %i, which browsers do not open, is refused', async (port) => {
  await expect(listen(hello(), port)).rejects.toThrow(`Browsers refuse to open port ${port}: choose another`)
  await expect(rejectTakenPort(port)).rejects.toThrow('Browsers refuse')
})
