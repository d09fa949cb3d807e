import { describe } from 'vitest'
import { createStaticHost } from '../../scripts/host/static-host.ts'
import { dist } from './paths.ts'
import { servesEveryKindOfPath } from './responses.ts'

describe('a host that reads _headers and _redirects answers', () => {
  const host = createStaticHost(dist)
  servesEveryKindOfPath(async (path, method = 'GET') => host.request(path, { method }))
})
