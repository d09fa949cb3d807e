import { Kolam } from '../../../../ui/kolam/kolam.tsx'
import { HeroLedger } from './hero-ledger.tsx'
import { HeroPhone } from './hero-phone.tsx'

/** A payment link paid on a phone, and the same payment arriving in the merchant's list. */
export function HeroPicture() {
  return (
    <div
      role="img"
      aria-label="A customer pays ₹1,250.00 to Tarang Textiles by UPI on a phone; the payment turns to success in the merchant's list."
      className="relative mx-auto w-full max-w-[30rem] text-ink sm:pb-6 sm:pt-10"
    >
      <Kolam
        name="home"
        className="absolute -left-12 -top-10 w-[26rem] max-w-full text-line-strong opacity-40 max-sm:hidden"
      />
      <div aria-hidden="true" className="relative grid items-end">
        <HeroPhone />
        <HeroLedger />
      </div>
    </div>
  )
}
