import { lazyPage } from '../../../loading/lazy-page.tsx'
import { Prerendered } from '../../../loading/prerendered.tsx'
import { paths } from '../../../paths.ts'
import { claims } from '../../claims.ts'
import { PageHead } from '../../page-head.tsx'
import { site } from '../../site.ts'

const sections = lazyPage(() => import('./landing-sections.tsx'), 'LandingSections')

export function LandingPage() {
  return (
    <>
      <PageHead
        title={`${site.name}: ${site.tagline.toLowerCase()}`}
        description={`UPI payment collection, payouts over UPI and IMPS, and one API for businesses in India. ${claims.upiSettlement.figure} settlement, fees in plain sight.`}
        path={paths.home}
      />
      <Prerendered content={sections} />
    </>
  )
}
