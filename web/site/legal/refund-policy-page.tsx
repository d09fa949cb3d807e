import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { rules } from '../../rules.ts'
import { LegalPage, Sections } from './legal-page.tsx'
import { refundSections } from './refund-policy-sections.tsx'

export function RefundPolicyPage() {
  return (
    <LegalPage
      title="Refund Policy"
      contents={refundSections}
      summary={
        <p>
          Ask for a refund within <strong>{rules.refundWindow}</strong> of the payment. Once approved, it is
          processed in{' '}
          <strong>
            <span className="whitespace-nowrap">5-7</span> business days
          </strong>
          , to the account or card that paid.
        </p>
      }
    >
      <PageHead
        title="Refund Policy"
        description={`Refund requests within ${rules.refundWindow}; approved refunds are processed in 5-7 business days, to the account or card that paid.`}
        path={paths.refundPolicy}
      />
      <Sections sections={refundSections} />
    </LegalPage>
  )
}
