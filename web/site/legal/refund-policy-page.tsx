import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Mail } from '../mail.tsx'
import { rules } from '../rules.ts'
import { contact } from '../site.ts'
import type { Section } from './legal-page.tsx'
import { SectionedPage } from './legal-page.tsx'
import { listLook } from './marked-up-text.tsx'

export function RefundPolicyPage() {
  return (
    <SectionedPage
      title="Refund Policy"
      description={`Refund requests within ${rules.refundWindow}; approved refunds are processed in ${rules.refundProcessing}, to the account or card that paid.`}
      path={paths.refundPolicy}
      sections={refundSections}
      summary={
        <p>
          Ask for a refund within <strong>{rules.refundWindow}</strong> of the payment. Once approved, it is
          processed in{' '}
          <strong>
            <span className="whitespace-nowrap">{rules.refundDays}</span> business days
          </strong>
          , to the account or card that paid.
        </p>
      }
    />
  )
}

const refundSections: Section[] = [
  {
    id: 'scope',
    title: 'What this policy covers',
    body: (
      <>
        <p>
          It covers payments that a business (the merchant) collected through Kosha by UPI, card, net banking
          or wallet, and that were captured successfully. We move the money; the sale itself is between you
          and the merchant, whose own return policy may give you more than this one, never less.
        </p>
        <p>Fees that a merchant pays to us are covered at the end.</p>
      </>
    ),
  },
  {
    id: 'how-to-ask',
    title: 'How to ask for a refund',
    body: (
      <ol className={`${listLook} list-decimal`}>
        <li>
          Ask the merchant you paid. The merchant sees the payment and starts the refund from its Kosha
          dashboard or through our API.
        </li>
        <li>
          Name the payment: the transaction id on your receipt, or the 12-digit RRN that your UPI app shows.
        </li>
        <li>
          If the merchant does not answer, write to <Mail to={contact.supportEmail} /> with the same number.
          We pass the request on and tell you what became of it.
        </li>
      </ol>
    ),
  },
  {
    id: 'seven-days',
    title: `Within ${rules.refundWindow}`,
    body: (
      <>
        <p>
          A refund must be requested within {rules.refundWindow} of the payment. Later requests cannot be made
          through Kosha; the merchant can still pay you back directly.
        </p>
        <p>
          The merchant decides on the request, in full or in part. Several partial refunds of one payment are
          possible; together they never exceed what was paid.
        </p>
      </>
    ),
  },
  {
    id: 'business-days',
    title: `Processed in ${rules.refundProcessing}`,
    body: (
      <>
        <p>
          An approved refund is processed in <span className="whitespace-nowrap">{rules.refundDays}</span>{' '}
          business days from its approval. Business days exclude Sundays, the second and fourth Saturday of a
          month, and bank holidays in {rules.bankHolidays}. Your bank may need a little longer to show it.
        </p>
        <p>
          An example: you pay on Monday, 1 September 2025 and ask by Monday, 8 September. The refund is
          approved on Tuesday, 9 September. Saturday the 13th is a second Saturday, so it arrives between
          Tuesday the 16th and Thursday, 18 September.
        </p>
        <p>
          Refunds go back the way the payment came: to the same bank account, card or wallet, never in cash
          and never to somebody else. For card refunds the bank issues a reference (ARN), often some days
          later; the merchant can give it to you.
        </p>
      </>
    ),
  },
  {
    id: 'failed-payments',
    title: 'Money left, but the payment failed',
    body: (
      <p>
        That is not a refund and needs no request: your bank reverses the amount by itself, within the time
        that the Reserve Bank of India sets for failed transactions. If it does not, complain to your bank
        first, with the RRN. We help with what we can see of the payment.
      </p>
    ),
  },
  {
    id: 'not-refunded',
    title: 'What is not refunded',
    body: (
      <ul className={`${listLook} list-disc`}>
        <li>Payments older than {rules.refundWindow}, and amounts already refunded.</li>
        <li>Payments under a chargeback or dispute: the bank decides on those.</li>
        <li>
          Payments held back by law or by order of a court or authority, for as long as the order stands.
        </li>
        <li>
          Our fee on the original payment and the GST on it: both were for moving the money, which happened.
        </li>
      </ul>
    ),
  },
  {
    id: 'merchants',
    title: 'For merchants',
    body: (
      <>
        <p>
          Refunds are deducted from your next settlement and listed there on a separate line. A refund that
          your balance cannot cover waits until it can, or until you top the balance up. It cannot be
          cancelled once started.
        </p>
        <p>
          If we charged you a fee by mistake, tell us within 7 days of the settlement that shows it. Once
          confirmed, the fee and its GST are credited in <span className="whitespace-nowrap">5-7</span>{' '}
          business days.
        </p>
      </>
    ),
  },
  {
    id: 'questions',
    title: 'Questions and complaints',
    body: (
      <p>
        Write to <Mail to={contact.supportEmail} />, call {contact.phone} ({contact.supportHours}) or use the{' '}
        <Link className="link" to={paths.contactUs}>
          contact page
        </Link>
        . We answer complaints within two business days. These rules add to the{' '}
        <Link className="link" to={paths.terms}>
          Terms & Conditions
        </Link>{' '}
        and take nothing from your rights under the Consumer Protection Act, 2019.
      </p>
    ),
  },
]
