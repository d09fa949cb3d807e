import { wireRules } from '../rules/wire.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { caching } = wireRules
const reads = 'security/answers-are-not-stored'
const writes = 'security/answers-to-writes-are-not-stored'

export const cachingMutants: Mutant[] = [
  mutant('answers say nothing of caches', reads, { caching: () => ({}) }),
  mutant('answers may be kept and asked for again', reads, {
    caching: () => ({ 'Cache-Control': 'no-cache' }),
  }),
  mutant('the figures may be kept for a minute', reads, {
    caching: (asked, status) =>
      asked.operation === 'getStats' ? { 'Cache-Control': 'private, max-age=60' } : caching(asked, status),
  }),
  mutant('refusals may be kept', reads, {
    caching: (asked, status) => (status < 400 ? caching(asked, status) : {}),
  }),
  mutant('unknown paths may be kept', reads, {
    caching: (asked, status) => (asked.operation === undefined ? {} : caching(asked, status)),
  }),
  mutant('new links may be kept', writes, {
    caching: (asked, status) => (status === 201 ? {} : caching(asked, status)),
  }),
  mutant('answers without a body say nothing of caches', writes, {
    caching: (asked, status) => (status === 204 ? {} : caching(asked, status)),
  }),
]
