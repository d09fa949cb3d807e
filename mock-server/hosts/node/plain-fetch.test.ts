import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createProxy } from '../../engine/proxy/app.ts'
import { listen } from './listen.ts'
import { plainFetch } from './plain-fetch.ts'

/** A backend that echoes its requests and counts them. */
async function echoing() {
  let requests = 0
  const server = createServer(async (request, response) => {
    requests += 1
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ method: request.method, length: request.headers['content-length'], body }))
  })
  const running = await listen(server, 0)
  onTestFinished(() => running.close({ graceMs: 0 }))
  return { url: running.url, count: () => requests }
}

// A backend would take this for another request, if the body were not framed.
const BODY = 'GET /inside HTTP/1.1\r\nHost: x\r\n\r\n'

test.each(['DELETE', 'OPTIONS', 'POST'])(
  'a body of %s reaches the backend framed, as one request',
  async (method) => {
    const { url, count } = await echoing()
    const response = await plainFetch(new Request(url, { method, body: BODY }))
    expect(await response.json()).toEqual({ method, length: String(BODY.length), body: BODY })
    await plainFetch(new Request(url))
    expect(count()).toBe(2)
  },
)

test('requests that the proxy would have to change are refused with the reason', async () => {
  const { url, count } = await echoing()
  const paths = { '/a': { get: {} } }
  const proxy = createProxy({ contract: { openapi: '3.1.0', paths }, target: url, fetch: plainFetch })
  const upgrade = await proxy.request('/a', { headers: { connection: 'Upgrade', upgrade: 'websocket' } })
  expect([upgrade.status, (await upgrade.json()).message]).toEqual([
    501,
    'This proxy does not forward WebSocket connections.',
  ])
  expect((await proxy.request('/a', { headers: { 'content-length': '5' } })).status).toBe(400)
  expect((await proxy.request('/a')).status).toBe(200)
  expect(count()).toBe(1)
})
