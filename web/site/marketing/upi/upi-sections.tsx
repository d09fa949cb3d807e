import { paths } from '../../../paths.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { FiveSteps } from './five-steps.tsx'
import { NextStep } from './next-step.tsx'
import { PayIn } from './pay-in.tsx'
import { PayOut } from './pay-out.tsx'
import { PaymentStatus } from './payment-status.tsx'
import { Questions } from './questions.tsx'
import { TwoWayPicture } from './two-way-picture.tsx'

const trail = [{ name: 'Home', to: paths.home }, { name: 'Products' }, { name: 'UPI Payments' }]

export function UpiSections() {
  return (
    <>
      <PageHeading title="UPI Payments" trail={<Breadcrumbs trail={trail} />} picture={<TwoWayPicture />}>
        Collect from any UPI app by Intent or QR code, and pay out to any UPI ID. What came in, what went out
        and where each rupee stands is one list.
      </PageHeading>
      <PayIn />
      <FiveSteps />
      <PaymentStatus />
      <PayOut />
      <Questions />
      <NextStep />
    </>
  )
}
