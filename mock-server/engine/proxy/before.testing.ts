import type { RequestListener } from 'node:http'
// biome-ignore lint/correctness/noNodejsModules: tests alone import it, and they run on Node
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { controlFiles, ownContract } from '../../hosts/node/documents.ts'
import { listen } from '../../hosts/node/listen.ts'
import { createProxy } from './app.ts'

const contract = ownContract()
export const message = JSON.stringify({ message: 'Done' })

/** A proxy on the network, before a backend on the network. */
export async function before(backend: RequestListener, { target = '', strict = false } = {}) {
  const behind = await listen(createServer(backend), 0)
  const proxy = createProxy({
    contract,
    target: target || `${behind.url}/api`,
    strict,
    control: controlFiles(),
  })
  const front = await listen(createServer(getRequestListener(proxy.fetch)), 0)
  onTestFinished(async () => {
    await Promise.all([front.close({ graceMs: 0 }), behind.close({ graceMs: 0 })])
  })
  const call = (path: string, init: RequestInit = {}) =>
    fetch(front.url + path, { redirect: 'manual', ...init })
  const control = async (path: string) => (await call(`/__mock${path}`)).json()
  return { call, control, url: front.url, behind: behind.url }
}

/** A valid request for a password reset mail. */
export const forgot = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"email":"asha@tarang.example"}',
}
export const violationsIn = ({ headers }: Response) => headers.get('x-contract-violation')
