import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Running } from '../../mock-server/hosts/node/listen.ts'
import { listen } from '../../mock-server/hosts/node/listen.ts'
import { compressed } from '../host/compressed.ts'
import { createStaticHost } from '../host/static-host.ts'
import { root } from '../tool.ts'
import type { MockOptions } from './mock-api.ts'
import { createMockApi, isMockPath } from './mock-api.ts'

type Server = { fetch: (request: Request) => Response | Promise<Response> }

/** Serves the built site and an API, by default the mock, under one origin, as in production. */
export function serveProduct({
  port,
  api: backend,
  site = builtSite(),
  ...mock
}: MockOptions & { port: number; api?: Server | undefined; site?: Server }): Promise<Running> {
  const api = compressed(backend ?? createMockApi(mock))
  const response = getRequestListener((request, env) =>
    (isMockPath(new URL(request.url).pathname) ? api : site).fetch(request, env),
  )
  return listen(createServer(response), port)
}

const builtSite = () => createStaticHost(join(root, 'dist'))
