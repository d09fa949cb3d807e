import { claims } from '../../../claims.ts'
import { MissionBand } from '../mission-band.tsx'
import { StatBand } from '../stat-band.tsx'
import { ContactBlock } from './contact-block.tsx'
import { Developers } from './developers.tsx'
import { Features } from './features.tsx'
import { GoingWrong } from './going-wrong.tsx'
import { Hero } from './hero/hero.tsx'
import { Industries } from './industries.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { SampleDashboard } from './sample-dashboard.tsx'
import { Services } from './services.tsx'
import { SettlementDays } from './settlement-days.tsx'
import { Testimonials } from './testimonials.tsx'

const inFigures = [claims.landingSuccessRate, claims.uptime, claims.paymentModes, claims.integration]

export function LandingSections() {
  return (
    <>
      <Hero />
      <StatBand claims={inFigures} />
      <Services />
      <PaymentMethods />
      <SampleDashboard />
      <SettlementDays />
      <GoingWrong />
      <Developers />
      <Industries />
      <Features />
      <Testimonials />
      <MissionBand />
      <ContactBlock />
    </>
  )
}
