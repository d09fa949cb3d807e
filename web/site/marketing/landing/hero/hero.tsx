import { claims } from '../../../../claims.ts'
import { paths } from '../../../../paths.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { HeroPicture } from './hero-picture.tsx'

export function Hero() {
  return (
    <section className="hero wrap grid lg:grid-cols-[6fr_5fr]">
      <div>
        <h1 className="text-5xl *:block">
          <span>Collect by UPI today.</span>{' '}
          <span>
            Settle <em className="marked">tomorrow</em>.
          </span>
        </h1>
        <p className="mt-6 max-w-[50ch] text-lg text-muted">
          {`Payment links, QR codes and payouts for businesses in India, on one ledger that adds up to the paisa. ${claims.upiSettlement.figure} settlement for UPI collection, and every fee in plain sight.`}
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.register}>Get started</LinkButton>
          <LinkButton to={paths.docs} variant="secondary">
            Read the docs
          </LinkButton>
        </p>
        <p className="mt-6 text-sm text-muted">Transparent pricing, no hidden fees. PCI compliant.</p>
      </div>
      <HeroPicture />
    </section>
  )
}
