import { claims } from '../../../claims.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { MissionBand } from '../mission-band.tsx'
import { StatBand } from '../stat-band.tsx'
import { MatchingPicture } from './matching-picture.tsx'
import { Story } from './story.tsx'

const inFigures = [claims.successRate, claims.uptime, claims.paymentModes, claims.merchantSupport]

export function AboutSections() {
  return (
    <>
      <PageHeading title="About Us" rule={false} picture={<MatchingPicture />}>
        Kosha is the Sanskrit word for treasury. We collect, pay out and settle for businesses in India, and
        account for every paisa.
      </PageHeading>
      <StatBand claims={inFigures} />
      <Story />
      <MissionBand brief />
    </>
  )
}
