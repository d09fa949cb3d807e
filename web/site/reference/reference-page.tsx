import { lazyPage } from '../../loading/lazy-page.tsx'
import { paths } from '../../paths.ts'
import { DocsPage } from './docs-pages.tsx'
import { followReading, reachSections } from './tools/scroll-position.ts'
import { searchReference } from './tools/search.ts'

const sections = lazyPage(() => import('./reference-sections.tsx'), 'ReferenceSections')

/** Scripts add the current section and the search. */
const tools = [followReading, reachSections, searchReference]

export function ReferencePage() {
  return (
    <>
      <DocsPage
        title="API reference"
        description="Every call of the Kosha API: parameters, limits, roles, responses and errors, in curl and TypeScript, with guides to money, idempotency and testing."
        path={paths.apiReference}
        content={sections}
        tools={tools}
      />
      {/* The search reacts to its key from the start. */}
      <span hidden data-loads-at-once />
    </>
  )
}
