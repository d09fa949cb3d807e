import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { grievanceSections } from './grievance-sections.tsx'
import { LegalPage, Sections } from './legal-page.tsx'

export function GrievancePage() {
  return (
    <LegalPage
      title="Grievance Redressal"
      updated="November 2026"
      contents={grievanceSections}
      summary={
        <p>
          <strong>Fictional:</strong> Kosha does not exist, and nobody reads these addresses. The page shows
          what payment companies in India publish.
        </p>
      }
    >
      <PageHead
        title="Grievance Redressal"
        description="The escalation matrix of Kosha, a fictional company: whom to write to with a complaint, at which level, and when the reply is due."
        path={paths.grievances}
      />
      <Sections sections={grievanceSections} />
    </LegalPage>
  )
}
