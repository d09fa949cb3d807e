import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { chosenPort, closeOnSignal, listen } from '../../mock-server/hosts/node/listen.ts'
import { chosenHosts, createFollowingApi, isMockPath, printWelcome } from '../start/mock-api.ts'
import { root } from '../tool.ts'

try {
  const hosts = chosenHosts()
  const api = createFollowingApi({ hosts })
  const answer = getRequestListener(api.fetch)
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (isMockPath(path) && !isSource(path)) void answer(request, response)
    else vite.middlewares(request, response)
  })
  const vite = await createVite({
    configFile: join(root, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: hosts },
  })
  const running = await listen(server, chosenPort())
  closeOnSignal({
    ...running,
    async close() {
      await vite.close()
      await running.close()
    },
  })
  printWelcome(running.url)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Vite serves sources by path, so files of `web/api` share the path prefix of the API. */
function isSource(path: string) {
  return /^\/api\/[\w.-]+\.tsx?(?:\?|$)/.test(path)
}
