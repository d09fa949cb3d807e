import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMock } from '../../../mock-server/client/mock.ts'
import type { Running } from '../../../mock-server/hosts/node/listen.ts'
import { listen } from '../../../mock-server/hosts/node/listen.ts'
import { nodeServer } from '../../../mock-server/hosts/node/node-server.ts'
import { sendTo } from '../isolation.ts'
import { clientOf, startMockServer } from '../server.ts'

const HOST = '127.0.0.1'
const sockets: Socket[] = []
let running: Running

beforeAll(async () => {
  running = await listen(nodeServer(startMockServer().fetch), 0, HOST)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await running.close({ graceMs: 0 })
})

test('fifty clients that create a link at once, right after the start, are all answered', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_each, number) => {
      const { call, signIn } = clientOf(createMock({ url: running.url }), sendTo(running.url))
      const as = await signIn()
      const body = { title: `Order ${number}`, amount: 49_900 }
      return (await call('POST', '/payments/create', { as, body })).status
    }),
  )
  expect(statuses).toEqual(Array(50).fill(201))
})

test('among idle, half-open and unread connections, all calls are answered', async () => {
  const large = createMock({ url: running.url })
  await large.scenario('large')
  await Promise.all(Array.from({ length: 100 }, () => open()))
  await Promise.all(Array.from({ length: 50 }, () => open('GET /api/auth/verify HTTP/1.1\r\nHost: mock\r\n')))
  await Promise.all(Array.from({ length: 50 }, () => open(halfABody)))
  await Promise.all(Array.from({ length: 8 }, () => openUnread(exportOf(large.headers))))

  const { call, signIn } = clientOf(createMock({ url: running.url }), sendTo(running.url))
  const as = await signIn()
  const paths = ['/auth/verify', '/payments/stats', '/payments/links', '/payments/transactions']
  const calls = paths.flatMap((path) => Array.from({ length: 25 }, () => call('GET', path, { as })))
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(100).fill(200))
})

const halfABody =
  'POST /api/auth/login HTTP/1.1\r\nHost: mock\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":'

function exportOf(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET /__mock/export HTTP/1.1\r\nHost: mock\r\n${lines.join('')}\r\n`
}

/** A connection that sends this, and nothing after it. */
async function open(text = ''): Promise<Socket> {
  const socket = connect(Number(new URL(running.url).port), HOST)
  sockets.push(socket)
  await once(socket, 'connect')
  if (text) socket.write(text)
  return socket
}

/** A connection that stops reading after the response has begun. */
async function openUnread(text: string) {
  const socket = await open(text)
  await once(socket, 'readable')
}
