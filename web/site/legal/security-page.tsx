import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { LegalPage, Sections } from './legal-page.tsx'
import { securitySections } from './security-sections.tsx'

export function SecurityPage() {
  return (
    <LegalPage
      title="Security"
      updated="November 2026"
      contents={securitySections}
      summary={<p>How accounts and this site are protected, and how to tell us of a hole.</p>}
    >
      <PageHead
        title="Security"
        description="How to report a vulnerability to Kosha, what is in scope, and how accounts, sessions and this site are protected."
        path={paths.security}
      />
      <Sections sections={securitySections} />
    </LegalPage>
  )
}
