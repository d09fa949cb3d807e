import { describe } from 'vitest'
import { createStaticHost } from '../../scripts/host/static-host.ts'
import { backend, leavesTheApiAlone } from './api-responses.ts'
import { dist } from './paths.ts'
import { servesEveryKindOfPath } from './responses.ts'

describe('a host that reads _headers and _redirects answers', () => {
  const host = createStaticHost(dist)
  servesEveryKindOfPath(async (path, method = 'GET') => host.request(path, { method }))
})

describe('a host that reads _headers and _redirects, with /api led to a backend,', () => {
  const host = createStaticHost(dist)
  leavesTheApiAlone(async (path, init = {}) =>
    path.startsWith('/api/')
      ? backend(new Request(`https://backend.example${path}`, init))
      : host.request(path, init),
  )
})
