import { paths } from '../../paths.ts'

/** The pages of the documentation, in the order of their links. */
export const docsLinks: { name: string; path: string }[] = [
  { name: 'API reference', path: paths.apiReference },
  { name: 'Errors', path: paths.errors },
  { name: 'Pagination', path: paths.pagination },
  { name: 'Idempotency', path: paths.idempotency },
  { name: 'Webhooks', path: paths.webhooks },
]
