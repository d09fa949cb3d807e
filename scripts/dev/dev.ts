import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { UsageError } from '../../mock-server/hosts/node/command-line.ts'
import { chosenPort, closeOnSignal, listen } from '../../mock-server/hosts/node/listen.ts'
import { createBackendApi, welcome } from '../start/backend-api.ts'
import { createFollowingApi, isMockPath } from '../start/mock-api.ts'
import { productOptions } from '../start/product-options.ts'
import { root } from '../tool.ts'

try {
  const { backend: target, enforce, hosts } = productOptions('dev')
  const api =
    target === undefined ? createFollowingApi({ hosts }) : createBackendApi({ target, enforce, hosts })
  const answer = getRequestListener((request, env) => api.fetch(request, env))
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (isMockPath(path) && !isSource(path)) void answer(request, response)
    else vite.middlewares(request, response)
  })
  const vite = await createVite({
    configFile: join(root, 'web/app/vite.config.ts'),
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
  await welcome(running.url, target)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof UsageError ? 2 : 1)
}

/** Vite serves sources by path, so files of `web/api` share the path prefix of the API. */
function isSource(path: string) {
  return /^\/api\/[\w.-]+\.tsx?(?:\?|$)/.test(path)
}
