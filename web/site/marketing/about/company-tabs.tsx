import type { KeyboardEvent, MouseEvent } from 'react'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../../loading/use-hydrated.ts'
import { claims } from '../../claims.ts'
import { contact } from '../../site.ts'
import { mission, values } from '../values.ts'

const tabs = [
  { id: 'who-we-are', name: 'Who We Are', Panel: WhoWeAre },
  { id: 'our-mission', name: 'Our Mission', Panel: OurMission },
  { id: 'our-services', name: 'Our Services', Panel: OurServices },
]

/**
 * Three tabs, with the open one in the URL (`/about-us#our-mission`). Prerendered as links to three sections:
 * all are shown without scripts; before hydration the style sheet shows one at a time.
 */
export function CompanyTabs() {
  const scripted = useHydrated()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const active = Math.max(0, scripted ? tabs.findIndex(({ id }) => hash === `#${id}`) : 0)

  function open(at: number) {
    const tab = list.current?.children[at]
    if (!(tab instanceof HTMLAnchorElement)) return
    tab.focus()
    void navigate({ hash: tab.hash }, { replace: true })
  }

  function onClick(event: MouseEvent, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // The browser would scroll the panel to the top, and the tabs out of view.
    event.preventDefault()
    open(at)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1
    const target = {
      ArrowRight: active === last ? 0 : active + 1,
      ArrowLeft: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
      ' ': active,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    open(target)
  }

  return (
    <section className="wrap py-section">
      <h2 id="discover" className="text-3xl">
        Discover Our Company
      </h2>
      <div className="mt-8" data-tabs={scripted ? 'scripted' : 'static'}>
        <div
          ref={list}
          className="tab-list line-b flex flex-wrap gap-x-[clamp(0.75rem,4vw,2rem)]"
          {...(scripted && { role: 'tablist', 'aria-labelledby': 'discover', onKeyDown })}
        >
          {tabs.map(({ id, name }, at) => (
            <a
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              className="tab -mb-px whitespace-nowrap pt-3 pb-[calc(0.75rem+3px)] font-semibold text-muted text-sm/body hover:text-ink"
              {...(scripted && {
                role: 'tab',
                'aria-selected': at === active,
                'aria-controls': id,
                tabIndex: at === active ? 0 : -1,
                onClick: (event) => onClick(event, at),
              })}
            >
              {name}
            </a>
          ))}
        </div>
        {tabs.map(({ id, Panel }, at) => (
          <div
            key={id}
            id={id}
            className="scroll-mt-20 pt-10"
            {...(scripted && {
              role: 'tabpanel',
              'aria-labelledby': `${id}-tab`,
              tabIndex: 0,
              hidden: at !== active,
            })}
          >
            <Panel />
          </div>
        ))}
      </div>
    </section>
  )
}

function OurMission() {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div className="grid max-w-prose content-start gap-8">
        <div>
          <h3 className="text-2xl">Our Vision</h3>
          <p className="mt-4 text-muted">
            An India where being paid is the simple part of doing business: no machine to rent, no form in
            triplicate, no evening lost to matching figures.
          </p>
        </div>
        <div>
          <h3 className="text-2xl">Our Mission</h3>
          <p className="mt-4 text-muted">{mission}</p>
        </div>
      </div>
      <div>
        <h4 className="font-semibold text-lg">Core values</h4>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {values.map(({ name, meaning }) => (
            <li key={name} className="line-t py-4">
              <span className="block font-semibold">{name}</span>
              <span className="text-muted text-sm">{meaning}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const { figure, label } = claims.upiSettlement

const services = [
  {
    name: 'UPI Payment Collection',
    text: 'Intent, QR codes and payment links, for any UPI app.',
    points: ['Real-time UPI', `${figure} ${label}`, 'High success rates', 'Easy integration'],
  },
  {
    name: 'API Integration Service',
    text: 'One described API for payments, refunds, links and settlements, with a mock server to build against and webhooks when something happens.',
  },
  {
    name: 'Payouts',
    text: 'Vendors, staff and customers, by UPI and IMPS.',
    points: ['Instant UPI payouts', 'IMPS transfers', 'Bulk payout processing', 'Real-time status tracking'],
  },
  {
    name: 'Payment Solution Provider',
    text: 'Cards, net banking, wallets and NEFT/RTGS beside UPI, routed over several gateways and reported as one. For businesses that would rather have one contract than five.',
  },
]

function OurServices() {
  return (
    <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
      {services.map(({ name, text, points = [] }) => (
        <li key={name} className="panel p-6 sm:p-8">
          <h3 className="text-2xl">{name}</h3>
          <p className="mt-3 text-muted">{text}</p>
          {points.length > 0 && (
            <ul className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {points.map((point) => (
                <li key={point} className="relative pl-4.5">
                  <span className="absolute top-[0.6em] left-0 size-1.5 rounded-full bg-marigold" />
                  {point}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

const { integration, merchantSupport, paymentModes, sameDaySettlement, successRate, uptime, upiSettlement } =
  claims

const reasons = [
  [
    'Lightning-fast processing',
    `A payment is in your open list within 15 seconds; ${uptime.figure} ${uptime.label} (${uptime.qualifier}).`,
  ],
  ['Payments that go through', `${successRate.figure} ${successRate.label}: ${successRate.qualifier}.`],
  ['PCI compliance', 'Card numbers never touch your servers.'],
  ['Transparent pricing', 'Fee and GST on the statement, no hidden fees.'],
  ['Real-time analytics', 'Today’s totals as payments arrive.'],
  [`${paymentModes.figure} payment modes`, `${paymentModes.qualifier}.`],
  [`${upiSettlement.figure} settlement`, `${upiSettlement.qualifier}.`],
  [`${sameDaySettlement.figure} settlement`, sentence(sameDaySettlement.qualifier)],
  [`${integration.figure} integration`, sentence(integration.qualifier)],
  [`${merchantSupport.figure} merchant support`, `By email; by phone ${contact.supportHours}.`],
]

function sentence(words: string) {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

function WhoWeAre() {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div className="max-w-prose">
        <h3 className="text-2xl">Who We Are</h3>
        <p className="mt-4 text-muted">
          Kosha is a payments company in Bengaluru. We give businesses in India one place to collect by UPI
          and every other mode, to pay out, and to see what was settled and why.
        </p>
        <p className="mt-4 text-muted">
          It is made for startups and enterprises, lenders and marketplaces, D2C brands, SaaS companies,
          online shops and edtech; and for the developers who connect them.
        </p>
      </div>
      <div>
        <h4 className="font-semibold text-lg">Why Businesses Choose Us</h4>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {reasons.map(([name, text]) => (
            <li key={name} className="line-t py-3">
              <span className="block font-semibold">{name}</span>
              <span className="text-muted text-sm">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
