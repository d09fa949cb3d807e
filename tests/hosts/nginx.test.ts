import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nginxSite } from '../../scripts/host/nginx.ts'
import { dist } from './paths.ts'
import { servesEveryKindOfPath } from './responses.ts'

const nginx = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => path && existsSync(path),
)

describe.skipIf(!nginx)('nginx with the generated server block answers', () => {
  let folder: string
  let port: number
  let server: ChildProcess
  let api: Server

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    port = await freePort()
    api = createHttpServer(getRequestListener(backend)).listen(0, '127.0.0.1')
    await once(api, 'listening')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${nginxSite(dist, { root: dist, listen: `127.0.0.1:${port}`, api: `http://127.0.0.1:${portOf(api)}` })}}
`,
    )
    const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')]
    const checked = spawnSync(nginx ?? '', ['-t', ...args])
    if (checked.status !== 0) throw new Error(`nginx refuses the configuration: ${checked.stderr}`)
    server = spawn(nginx ?? '', args, { stdio: 'ignore' })
    await answering(`http://127.0.0.1:${port}/`)
  })

  afterAll(async () => {
    if (server?.kill()) await once(server, 'exit')
    api?.close()
    rmSync(folder, { recursive: true })
  })

  const send = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })

  servesEveryKindOfPath((path, method = 'GET') => send(path, { method }))

  test.each<[string, string, RequestInit, number, string]>([
    ['a token', '/api/auth/verify', {}, 200, 'a-token'],
    ['a rejected deletion', '/api/payments/links/plink_1', { method: 'DELETE' }, 403, 'forbidden'],
    ['an unknown link', '/api/payments/links/plink_1', { method: 'PUT', body: '{}' }, 404, 'not_found'],
    ['an unknown call', '/api/no-such-call/', {}, 404, 'not_found'],
    [
      'a body that is too large',
      '/api/payments/create',
      { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) },
      413,
      'too_large',
    ],
  ])('%s is passed through unchanged', async (_name, path, init, status, words) => {
    const response = await send(path, init)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('content-security-policy')).toBeNull()
    expect(await response.text()).toContain(words)
  })

  test.each(['//dashboard', '//about-us', '//about-us/', '//kosha.example/', '/%2e%2e%2f_headers'])(
    '%s with no page and no redirect to another host',
    async (path) => {
      const response = await send(path)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get('location')).toBeNull()
    },
  )

  test('text files compressed', async () => {
    const types = ['/about-us', '/no-such-page', '/openapi.yaml', '/robots.txt', '/favicon.svg']
    const encodings = types.map(async (path) => (await send(path)).headers.get('content-encoding'))
    expect(await Promise.all(encodings)).toEqual(types.map(() => 'gzip'))
  })

  test('a known version with 304', async () => {
    const etag = (await send('/about-us')).headers.get('etag') ?? ''
    expect((await send('/about-us', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('responses of the API are never cached', async () => {
    expect((await send('/api/auth/verify')).headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/api/auth/verify', '/api/no-such-call'])(
    '%s with the headers of every response, once',
    async (path) => {
      const { headers } = await send(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    },
  )
})

/** A backend with careless cache headers, like many; its responses must be passed through. */
async function backend(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { length } = await request.arrayBuffer().then((body) => new Uint8Array(body))
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
  }
  if (length > 1024 * 1024) return errorResponse(413, 'too_large', headers)
  if (pathname === '/api/auth/verify') return Response.json({ token: 'a-token' }, { headers })
  if (request.method === 'DELETE') return errorResponse(403, 'forbidden', headers)
  return errorResponse(404, 'not_found', headers)
}

const errorResponse = (status: number, code: string, headers: Record<string, string>) =>
  Response.json({ message: `Refused: ${code}`, code, requestId: 'req_1' }, { status, headers })

async function answering(url: string) {
  const until = Date.now() + 10_000
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response) return
    if (Date.now() > until) throw new Error('nginx did not start')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const port = portOf(probe)
  probe.close()
  return port
}

function portOf(server: { address: () => ReturnType<Server['address']> }): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
