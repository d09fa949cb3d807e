import { lazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { ReferenceTools } from './reference-tools.tsx'

const sections = lazyPage(
  () => import('./reference-sections.tsx'),
  (m) => m.ReferenceSections,
)

export function ReferencePage() {
  return (
    <>
      <PageHead
        title="API reference"
        description="Every call of the Kosha API: parameters, limits, roles, responses and errors, in curl, TypeScript and Python, with guides to money, idempotency and testing."
        path={paths.apiReference}
      />
      <Prerendered content={sections} />
      <ReferenceTools />
      {/* The search answers to a key from the start, and the samples name this server. */}
      <span hidden data-loads-at-once />
    </>
  )
}
