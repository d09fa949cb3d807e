import { paths } from '../../paths.ts'
import { PageHead } from '../page-head.tsx'
import { LegalPage, Sections } from './legal-page.tsx'
import { privacySections } from './privacy-policy-sections.tsx'

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      contents={privacySections}
      summary={
        <p>
          We collect what a payment and the law require, keep it in India, sell none of it, and let nobody
          follow you across this site.
        </p>
      }
    >
      <PageHead
        title="Privacy Policy"
        description="What personal data Kosha collects, why, for how long, whom it is shared with, and the rights you have."
        path={paths.privacyPolicy}
      />
      <Sections sections={privacySections} />
    </LegalPage>
  )
}
