import { createReadStream, existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'playwright/test'
import { hydrated, test } from '../support/public-fixtures.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

let host: Server
test.beforeAll(async () => {
  // Files by their names, as Python's server or nginx do without any rules.
  host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = join(dist, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => {
  host.closeAllConnections()
  host.close()
})

test('a page that a host serves by the name of its file stays that page', async ({ page }) => {
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  for (const [file, path, heading] of [
    ['/about-us.html?from=mail#values', '/about-us?from=mail#values', /About/],
    ['/login.html', '/login', 'Sign in'],
    ['/index.html', '/', /./],
    ['/docs/errors.html', '/docs/errors', 'Errors'],
  ] as const) {
    await page.goto(origin + file)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0)
    await expect(page).toHaveURL(origin + path)
  }
})
