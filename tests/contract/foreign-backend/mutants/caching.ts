import { wireRules } from '../rules/wire.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { caching } = wireRules
const reads = 'security/reads-are-not-cached'
const writes = 'security/writes-are-not-cached'

export const cachingMutants: Mutant[] = [
  mutant('responses have no Cache-Control', reads, { caching: () => ({}) }),
  mutant('responses may be stored and revalidated', reads, {
    caching: () => ({ 'Cache-Control': 'no-cache' }),
  }),
  mutant('statistics may be stored for a minute', reads, {
    caching: (asked, status) =>
      asked.operation === 'getStats' ? { 'Cache-Control': 'private, max-age=60' } : caching(asked, status),
  }),
  mutant('error responses may be stored', reads, {
    caching: (asked, status) => (status < 400 ? caching(asked, status) : {}),
  }),
  mutant('responses for unknown paths may be stored', reads, {
    caching: (asked, status) => (asked.operation === undefined ? {} : caching(asked, status)),
  }),
  mutant('responses with a new link may be stored', writes, {
    caching: (asked, status) => (status === 201 ? {} : caching(asked, status)),
  }),
  mutant('responses without a body have no Cache-Control', writes, {
    caching: (asked, status) => (status === 204 ? {} : caching(asked, status)),
  }),
]
