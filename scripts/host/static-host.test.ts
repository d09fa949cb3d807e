import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticHost } from './static-host.ts'

const longPage = `<!doctype html><title>About</title>${'<p>About us</p>'.repeat(50)}`

const site = {
  'about-us.html': longPage,
  'app.html': '<title>App</title>',
  '404.html': '<title>Page Not Found</title>',
  'terms & conditions.txt': 'Terms',
  'assets/main.js': 'export {}',
  'assets/₹.woff2': 'font',
  _redirects: `# the app
/reset-password/:token /app 200
`,
  _headers: `/*
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Content-Type-Options: again
`,
}

let folder: string
let host: Hono

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-host-'))
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  host = createStaticHost(folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => host.request(path, { headers })

describe('the path', () => {
  test.each([
    ['/terms%20&%20conditions.txt', 'Terms'],
    ['/terms%20%26%20conditions.txt', 'Terms'],
    ['/assets/%E2%82%B9.woff2', 'font'],
    ['/reset%2Dpassword/a%2fb+c%3D%3D', 'App'],
  ])('%s gets its file', async (path, text) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(text)
  })

  test.each([
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cpackage.json',
    '//evil.example/',
    '/\\evil.example/',
    '/assets',
    '/assets/',
    '/constructor',
    '/__proto__',
    '/%252e%252e/package.json',
  ])('%s gets no file', async (path) => {
    expect((await host.request(new Request(`http://localhost${path}`))).status).toBe(404)
  })

  test.each(['/%', '/%zz', '/%c0%ae', '/about-us%00.html'])('%s is rejected as malformed', async (path) => {
    expect((await get(path)).status).toBe(400)
  })
})

describe('a response', () => {
  test('has the headers of every matching block, with later ones added to earlier ones', async () => {
    const asset = await get('/assets/main.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff, again')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('is compressed as the client accepts', async () => {
    const bytes = async (accept: string) => {
      const response = await get('/about-us', { 'accept-encoding': accept })
      return {
        encoding: response.headers.get('content-encoding'),
        body: Buffer.from(await response.arrayBuffer()),
      }
    }
    const brotli = await bytes('gzip, deflate, br')
    expect(brotli.encoding).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(longPage)
    const gzip = await bytes('gzip, deflate')
    expect(gzip.encoding).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(longPage)
    expect((await bytes('identity')).encoding).toBeNull()
  })

  test('is empty when the client already has it', async () => {
    const etag = (await get('/about-us')).headers.get('etag') ?? ''
    const again = await get('/about-us', { 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('/about-us', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
  })

  test('to HEAD has the headers and no body', async () => {
    const response = await host.request('/about-us', { method: 'HEAD' })
    expect(response.headers.get('content-length')).toBe(String(longPage.length))
    expect(await response.text()).toBe('')
  })
})

test('a missing export has a helpful message', () => {
  expect(() => createStaticHost(join(folder, 'nothing'))).toThrow('npm run build')
})
