import { describe } from 'vitest'
import { createStaticHost } from '../../scripts/host/static-host.ts'
import { answersEveryKindOfPath } from './answers.ts'
import { backend, keepsTheAnswersOfTheApi } from './api-answers.ts'
import { dist } from './paths.ts'

describe('a host that reads _headers and _redirects answers', () => {
  const host = createStaticHost(dist)
  answersEveryKindOfPath(async (path, method = 'GET') => host.request(path, { method }))
})

describe('a host that reads _headers and _redirects, with /api led to a backend,', () => {
  const host = createStaticHost(dist)
  keepsTheAnswersOfTheApi(async (path, init = {}) =>
    path.startsWith('/api/')
      ? backend(new Request(`https://backend.example${path}`, init))
      : host.request(path, init),
  )
})
