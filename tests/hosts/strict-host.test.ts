import { describe } from 'vitest'
import { createStaticHost } from '../../scripts/host/static-host.ts'
import { answersEveryKindOfPath } from './answers.ts'
import { dist } from './paths.ts'

describe('a host that reads _headers and _redirects answers', () => {
  const host = createStaticHost(dist)
  answersEveryKindOfPath(async (path, method = 'GET') => host.request(path, { method }))
})
