import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Mail } from '../mail.tsx'
import { contact, site } from '../site.ts'
import { BrowserStorage } from './browser-storage.tsx'
import type { Section } from './legal-page.tsx'
import { SectionedPage } from './legal-page.tsx'
import { listLook } from './marked-up-text.tsx'

export function PrivacyPolicyPage() {
  return (
    <SectionedPage
      title="Privacy Policy"
      description="What personal data Kosha collects, why, for how long, whom it is shared with, and the rights you have."
      path={paths.privacyPolicy}
      sections={privacySections}
      summary={
        <p>
          We collect what a payment and the law require, keep it in India, sell none of it, and let nobody
          follow you across this site.
        </p>
      }
    />
  )
}

const privacySections: Section[] = [
  {
    id: 'who-we-are',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          {`${site.legalName}, ${contact.address.slice(1).join(', ')}, is responsible for the personal data described here. For this site, for merchant accounts and for what the law requires of a payment company, we decide why and how data is used: we are the data fiduciary under the Digital Personal Data Protection Act, 2023.`}
        </p>
        <p>
          For the customer details that a merchant adds to a payment or a payment link, the merchant decides,
          and we work on its behalf. Ask the merchant first about those.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <>
        <h3 className="mt-3 text-lg/body">From visitors</h3>
        <p>
          Your IP address, browser and the pages requested, in server logs. What you write to us when you
          contact us.
        </p>
        <h3 className="mt-3 text-lg/body">From merchants</h3>
        <ul className={`${listLook} list-disc`}>
          <li>Name, email, phone and role of the people who use the account.</li>
          <li>
            Business name, address, PAN, GSTIN, bank account, and the documents that know-your-customer rules
            require.
          </li>
          <li>Sign-ins and what was done in the account, so that changes to money can be traced.</li>
        </ul>
        <h3 className="mt-3 text-lg/body">From people who pay</h3>
        <ul className={`${listLook} list-disc`}>
          <li>Amount, time, merchant, and the method used.</li>
          <li>
            The UPI ID, or the card network and last four digits, or the bank or wallet. We do not store full
            card numbers, CVVs, UPI PINs or OTPs.
          </li>
          <li>Name, email and phone, where you or the merchant give them.</li>
          <li>Device and network details that help to recognise fraud.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'why',
    title: 'What we use it for',
    body: (
      <ul className={`${listLook} list-disc`}>
        <li>To carry out payments, payouts, refunds and settlements, and to show their state.</li>
        <li>To recognise fraud and money laundering, and to keep accounts secure.</li>
        <li>To meet the law: know-your-customer, tax and accounting rules, and requests of authorities.</li>
        <li>To answer you, and to tell merchants about changes to the service.</li>
        <li>To find faults and improve the service, with anonymous data where that is enough.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    body: (
      <>
        <p>
          Banks, card networks, NPCI and wallet companies that take part in a payment; the merchant you pay;
          companies that host our systems or verify documents for us, bound by contract to use the data for
          nothing else; auditors; and courts, regulators and authorities where the law obliges us.
        </p>
        <p>We sell no personal data and share none for advertising.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and this browser',
    body: (
      <>
        <BrowserStorage />
        <p>
          There is no analytics, no advertising and no tracking pixel. The map on the{' '}
          <Link className="link" to={paths.contactUs}>
            contact page
          </Link>{' '}
          comes from openstreetmap.org, and only after you ask for it; from then on their policy applies to
          it.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it is kept, and how',
    body: (
      <p>
        Payment data is stored in India, as the Reserve Bank of India requires. It is encrypted on its way and
        at rest; staff see only what their work needs. If personal data is breached, we tell the people
        concerned, the Data Protection Board and CERT-In as the law prescribes.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul className={`${listLook} list-disc`}>
        <li>
          Payments and know-your-customer records: five years after the account closes, for
          anti-money-laundering law.
        </li>
        <li>Invoices and accounts: eight years, for company and tax law.</li>
        <li>Messages to us: two years after the last one.</li>
        <li>Server logs: 180 days, as CERT-In directs.</li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>You can, free of charge:</p>
        <ul className={`${listLook} list-disc`}>
          <li>learn which data we hold about you and whom we gave it to;</li>
          <li>have it corrected, completed or brought up to date;</li>
          <li>have it erased, unless a law obliges us to keep it;</li>
          <li>withdraw a consent, with effect from then on;</li>
          <li>name somebody who exercises these rights if you die or cannot;</li>
          <li>complain, to us and then to the Data Protection Board of India.</li>
        </ul>
        <p>
          Write to the address below from the email we know, so that we can tell it is you. We answer within
          30 days.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Our service is for businesses. Nobody under 18 may hold an account, and we do not knowingly keep data
        of children beyond a payment that was made. Tell us if you think otherwise, and we erase it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        The date at the top says when it last changed. Merchants hear of changes that matter by email at least
        15 days before they take effect.
      </p>
    ),
  },
  {
    id: 'grievances',
    title: 'Grievance officer',
    body: (
      <p>
        <span>{`The Grievance Officer, ${contact.address.join(', ')}; `}</span>
        <Mail to={contact.email} subject="Privacy" />; {contact.phone}, {contact.supportHours}. Security
        researchers write to <Mail to={contact.securityEmail} />.
      </p>
    ),
  },
]
