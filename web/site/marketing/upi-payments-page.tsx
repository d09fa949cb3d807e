import { lazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { paths } from '../../paths.ts'
import { claims } from '../claims.ts'
import { PageHead } from '../page-head.tsx'

const sections = lazyPage(() => import('./upi/upi-sections.tsx'), 'UpiSections')

export function UpiPaymentsPage() {
  return (
    <>
      <PageHead
        title="UPI Payments"
        description={`How UPI pay-in and pay-out work with Kosha: Intent and QR codes, five steps from order to bank account, ${claims.upiSettlement.figure} settlement.`}
        path={paths.upiPayments}
      />
      <Prerendered content={sections} />
    </>
  )
}
