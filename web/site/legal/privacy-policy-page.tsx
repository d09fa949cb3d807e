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
      description="What personal data Kosha collects, why, for how long, whom it is shared with, and your rights."
      path={paths.privacyPolicy}
      sections={privacySections}
      summary={
        <p>
          We collect what a payment and the law require, keep it in India, sell none of it, and let nobody
          track you across this site.
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
          Your IP address, your browser and the pages you request, in server logs; and what you write when you
          contact us.
        </p>
        <h3 className="mt-3 text-lg/body">From merchants</h3>
        <ul className={`${listLook} list-disc`}>
          <li>Name, email, phone and role of the people who use the account.</li>
          <li>
            Business name, address, PAN, GSTIN, bank account, and the documents that know-your-customer rules
            require.
          </li>
          <li>Sign-ins and actions in the account, so that changes to money can be traced.</li>
        </ul>
        <h3 className="mt-3 text-lg/body">From people who pay</h3>
        <ul className={`${listLook} list-disc`}>
          <li>Amount, time, merchant, and the method used.</li>
          <li>
            The UPI ID, or the card network and last four digits, or the bank or wallet. We do not store full
            card numbers, CVVs, UPI PINs or OTPs.
          </li>
          <li>Name, email and phone, if you or the merchant provide them.</li>
          <li>Device and network details that help to detect fraud.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'why',
    title: 'What we use it for',
    body: (
      <ul className={`${listLook} list-disc`}>
        <li>To process payments, payouts, refunds and settlements, and to show their status.</li>
        <li>To detect fraud and money laundering, and to keep accounts secure.</li>
        <li>
          To comply with the law: know-your-customer, tax and accounting rules, and requests from authorities.
        </li>
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
          There are no analytics, advertisements or tracking pixels. The map on the{' '}
          <Link className="link" to={paths.contactUs}>
            contact page
          </Link>{' '}
          comes from openstreetmap.org, and only after you ask for it; from then on, their policy applies.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it is kept, and how',
    body: (
      <p>
        Payment data is stored in India, as the Reserve Bank of India requires. It is encrypted in transit and
        at rest; staff see only what they need for their work. If personal data is breached, we tell the
        people concerned, the Data Protection Board and CERT-In as the law prescribes.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul className={`${listLook} list-disc`}>
        <li>
          Payment and know-your-customer records: five years after the account closes, as
          anti-money-laundering law requires.
        </li>
        <li>Invoices and accounts: eight years, as company and tax law require.</li>
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
          <li>find out what data we hold about you and whom we have shared it with;</li>
          <li>have it corrected, completed or brought up to date;</li>
          <li>have it erased, unless a law obliges us to keep it;</li>
          <li>withdraw your consent to future use;</li>
          <li>nominate someone to exercise these rights if you die or are unable to;</li>
          <li>complain to us, and then to the Data Protection Board of India.</li>
        </ul>
        <p>
          Write to the address below from the email address that we have on file, so that we know it is you.
          We reply within 30 days.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Our service is for businesses. Nobody under 18 may hold an account, and apart from payment records, we
        do not knowingly keep data about children. If you think we do, tell us, and we will erase it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        The date at the top shows when this policy last changed. We email merchants about significant changes
        at least 15 days before they take effect.
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
