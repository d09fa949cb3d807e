import type { MarkName } from '../../../ui/mark.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { claims } from '../../claims.ts'
import { MissionBand } from '../mission-band.tsx'
import { StatBand } from '../stat-band.tsx'
import { ContactBlock } from './contact-block.tsx'
import { Developers } from './developers.tsx'
import { GoingWrong } from './going-wrong.tsx'
import { Hero } from './hero.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { SampleDashboard } from './sample-dashboard.tsx'
import { Services } from './services.tsx'
import { SettlementDays } from './settlement-days.tsx'

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

const industries = [
  ['Startups', 'Take the first payment by link, before there is a shop.'],
  ['Enterprises', 'Several gateways, and one list of payments.'],
  ['Lending', 'Instalments by link, with part payments.'],
  ['Marketplaces', 'An order number on every link.'],
  ['D2C', 'A QR code for the parcel, a link for the chat.'],
  ['SaaS', 'Calls that are safe to repeat, and webhooks.'],
  ['E-commerce', 'Refunds with the date to expect them by.'],
  ['EdTech', 'Fees in parts, with a minimum that you set.'],
]

function Industries() {
  return (
    <section className="wrap line-t py-section">
      <h2 className="max-w-[24ch] text-3xl">For businesses that watch every rupee</h2>
      <dl className="dotted-grid mt-content grid grid-cols-2 lg:grid-cols-4">
        {industries.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-muted text-sm max-sm:hidden">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const features: [MarkName, string, string][] = [
  ['link', 'Payment links', 'Send one by WhatsApp or email. It can expire, and it can be paid in parts.'],
  ['qr', 'QR codes', 'Every payment link for UPI has one, with the amount filled in.'],
  ['people', 'Roles', 'A merchant acts, a viewer only reads, and the API enforces both.'],
  ['shield', 'PCI compliance', 'Card numbers never touch your servers, so they cannot leak from them.'],
]

function Features() {
  return (
    <section className="wrap py-section pt-0">
      <h2 className="max-w-[24ch] text-3xl">Everything from day one</h2>
      <dl className="mt-content grid grid-cols-2 gap-x-8 lg:grid-cols-4">
        {features.map(([mark, name, text]) => (
          <div key={name} className="line-t border-line-strong py-4">
            <dt className="flex items-center gap-3 font-semibold">
              <Mark name={mark} />
              <span>{name}</span>
            </dt>
            <dd className="mt-1 text-muted text-sm max-sm:hidden">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const samples = [
  [
    'We match the day’s UPI takings with one line of the bank statement. It used to take an evening.',
    'Owner, textile shop in Jaipur',
  ],
  [
    'Vendors ask when, not whether. I read them the reference while they are still on the phone.',
    'Finance lead, food marketplace in Kochi',
  ],
  [
    'We built against the mock server first. Going live changed one address.',
    'Developer, online school in Pune',
  ],
]

function Testimonials() {
  return (
    <section className="wrap line-t py-section">
      <h2 className="max-w-[24ch] text-3xl">What we would like to hear</h2>
      <p className="mt-4 text-muted">Samples, written by us until there are real ones.</p>
      <ul className="mt-content grid gap-6 lg:grid-cols-3">
        {samples.map(([quote, speaker]) => (
          <li key={speaker} className="line-l-2 flex flex-col justify-between gap-2 border-marigold pl-5">
            <blockquote>{`“${quote}”`}</blockquote>
            <p className="text-muted text-sm">{`Sample: ${speaker}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
