import { paths } from '../../../paths.ts'
import { buttonLook, LinkButton } from '../../../ui/button.tsx'
import { Kolam } from '../../../ui/kolam/kolam.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { claims } from '../../claims.ts'
import { PaymentBadge } from '../payment-badge.tsx'
import { PaymentRow } from './payment-row.tsx'

export function Hero() {
  return (
    <section className="hero wrap grid items-center lg:grid-cols-[6fr_5fr]">
      <div>
        <h1 className="text-5xl">
          <span className="block">Collect by UPI today.</span>{' '}
          <span className="block">
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
        <p className="mt-6 text-muted text-sm">Transparent pricing, no hidden fees. PCI compliant.</p>
      </div>
      <HeroPicture />
    </section>
  )
}

/** A payment link paid on a phone, and the same payment arriving in the merchant's list. */
function HeroPicture() {
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

function HeroPhone() {
  return (
    <div className="phone shadow-raised max-sm:hidden">
      <div className="grid gap-4 bg-surface p-5 pt-6 pb-22">
        <div className="flex items-center gap-3 text-sm">
          <span className="grid size-9 place-items-center rounded-md bg-action-soft font-semibold text-action">
            T
          </span>
          <span>
            <span className="block font-semibold">Tarang Textiles</span>
            <span className="text-muted text-xs">Invoice 2047</span>
          </span>
        </div>
        <p className="tnum font-bold text-3xl tracking-tight">₹1,250.00</p>
        <p className="lined flex items-center gap-3 rounded-md border-action bg-action-soft p-3 text-sm/tight">
          <Mark name="upi" size={24} />
          <span className="font-semibold">UPI</span>
          <small className="ms-auto text-muted">any app on this phone</small>
        </p>
        <p className={buttonLook({})}>Pay ₹1,250.00</p>
      </div>
    </div>
  )
}

const paidBefore = [
  { customer: 'Meera Nair', note: 'UPI', amount: '₹640.00' },
  { customer: 'R. K. Stores', note: 'Card', amount: '₹8,900.00' },
]

function HeroLedger() {
  return (
    <div className="panel shadow-raised sm:-mt-20">
      <p className="payment-row">
        <span className="flex-1">Today</span>
        <small className="tnum text-muted text-xs">₹10,790.00 · 3 payments</small>
      </p>
      <PaymentRow customer="Asha Rao" note="UPI" amount="₹1,250.00">
        <span className="stack">
          <span className="animate-leave">
            <PaymentBadge status="pending" />
          </span>
          <span className="animate-arrive">
            <PaymentBadge status="success" />
          </span>
        </span>
      </PaymentRow>
      {paidBefore.map((payment) => (
        <PaymentRow key={payment.customer} {...payment}>
          <PaymentBadge status="success" />
        </PaymentRow>
      ))}
    </div>
  )
}
