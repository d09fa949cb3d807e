import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { nginxSite } from '../../scripts/host/nginx.ts'
import { answersEveryKindOfPath } from './answers.ts'
import { dist } from './paths.ts'

const nginx = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => path && existsSync(path),
)

describe.skipIf(!nginx)('nginx with the generated server block answers', () => {
  let folder: string
  let port: number
  let server: ChildProcess

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    port = await freePort()
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
${nginxSite(dist, { root: dist, listen: `127.0.0.1:${port}` })}}
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
    rmSync(folder, { recursive: true })
  })

  answersEveryKindOfPath((path, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' }),
  )
})

async function answering(url: string) {
  const until = Date.now() + 10_000
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return
    if (Date.now() > until) throw new Error('nginx did not start')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
