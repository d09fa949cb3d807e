import { Kolam } from '../../../../ui/kolam/kolam.tsx'
import { HeroLedger } from './hero-ledger.tsx'
import { HeroPhone } from './hero-phone.tsx'

/** A payment link paid on a phone, and the same payment arriving in the merchant's list. */
export function HeroPicture() {
  return (
    <div
      role="img"
      aria-label="A payment by UPI on a phone, and in the merchant's list"
      className="hero-picture"
    >
      <Kolam name="home" className="max-sm:hidden" />
      <div aria-hidden="true" className="relative grid">
        <HeroPhone />
        <HeroLedger />
      </div>
    </div>
  )
}
