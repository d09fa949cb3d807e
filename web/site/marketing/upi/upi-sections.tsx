import { paths } from '../../../paths.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { KolamRibbon } from '../../../ui/kolam/kolam.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { claims } from '../../claims.ts'
import { PaymentBadge } from '../payment-badge.tsx'
import { QrPicture } from '../qr-picture.tsx'
import { PayIn } from './pay-in.tsx'
import { Questions } from './questions.tsx'

const trail = [{ name: 'Home', to: paths.home }, { name: 'Products' }, { name: 'UPI Payments' }]

export function UpiSections() {
  return (
    <>
      <PageHeading title="UPI Payments" trail={<Breadcrumbs trail={trail} />} picture={<TwoWayPicture />}>
        Collect from any UPI app by Intent or QR code, and pay out to any UPI ID. What came in, what went out
        and where each rupee is: one list.
      </PageHeading>
      <PayIn />
      <FiveSteps />
      <PaymentStatus />
      <PayOut />
      <Questions />
      <NextStep />
    </>
  )
}

const { figure, label, qualifier } = claims.upiSettlement

function NextStep() {
  return (
    <section className="night">
      <div className="wrap grid items-end gap-x-8 gap-y-8 py-section lg:grid-cols-[2fr_1fr]">
        <div>
          <p className="font-bold text-5xl tracking-tight">{figure}</p>
          <h2 className="mt-3 text-3xl">
            {label}: {qualifier}
          </h2>
          <p className="mt-4 max-w-[56ch] text-muted">
            This is our own schedule, not a rule of UPI. The date you see takes Sundays, second and fourth
            Saturdays and bank holidays into account, and says which of them it skipped.
          </p>
        </div>
        <p className="flex flex-wrap gap-3 lg:justify-end">
          <LinkButton to={paths.register}>Get started</LinkButton>
          <LinkButton to={paths.docs} variant="secondary">
            Read the docs
          </LinkButton>
        </p>
      </div>
    </section>
  )
}

const steps = [
  ['You ask', 'Your server, a link or a code creates the payment: amount, order number, time to pay.'],
  ['The app opens', 'By Intent on the phone, by scanning elsewhere. The amount and your name are filled in.'],
  ['The customer confirms', 'With the UPI PIN, in their own bank’s or UPI app. We never see it.'],
  [
    'The banks move it',
    'From the customer’s bank to ours within seconds. We learn the result and its 12-digit RRN.',
  ],
  [
    'You are told, and paid',
    `A webhook reports success at once; a list open on your screen shows it within 15 seconds. ${claims.upiSettlement.figure} settlement follows on the next working day.`,
  ],
]

/** The stages of a payment, joined by one line: next to them on a phone, around their numbers on wider screens. */
function FiveSteps() {
  return (
    <section className="line-y bg-surface">
      <div className="wrap py-section">
        <h2 className="max-w-[22ch] text-3xl">Five steps, of which the customer takes one</h2>
        <div className="mt-12">
          <KolamRibbon className="h-24 w-full overflow-visible text-line-strong max-lg:hidden" />
          <ol className="lg:-mt-17.5 lg:grid lg:grid-cols-5">
            {steps.map(([name, text], at) => (
              <li
                key={name}
                className="relative grid grid-cols-[auto_1fr] gap-5 pb-8 lg:grid-cols-1 lg:content-start lg:justify-items-center lg:gap-11 lg:px-4 lg:pb-0 lg:text-center"
              >
                <span
                  aria-hidden="true"
                  className="grid size-11 place-items-center rounded-full bg-action-soft font-bold text-action"
                >
                  {at + 1}
                </span>
                {at < steps.length - 1 && (
                  <span className="line-l-2 absolute top-13 bottom-2 left-5.25 lg:hidden" />
                )}
                <div>
                  <h3 className="text-lg">{name}</h3>
                  <p className="mt-1 text-muted text-sm">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

const responses = [
  ['success', 'The banks agree. Hand over the goods.'],
  ['pending', 'A bank has not answered yet. Wait for us, not for the customer to try again.'],
  ['failed', 'Nothing was paid. You get the reason in plain words, and the next step.'],
] as const

function PaymentStatus() {
  return (
    <section className="wrap grid items-center gap-x-8 gap-y-10 py-section lg:grid-cols-2">
      <div>
        <h2 className="max-w-[22ch] text-3xl">The status comes from us, not from the payer’s app</h2>
        <p className="mt-4 max-w-[50ch] text-muted">
          A green tick on somebody’s screen is a picture. What counts is what the banks told us, so we tell
          you by webhook, in your list and on request.
        </p>
      </div>
      <ul className="panel">
        {responses.map(([status, text]) => (
          <li key={status} className="not-last:line-b grid gap-x-6 gap-y-2 p-5 sm:grid-cols-[6rem_1fr]">
            <span>
              <PaymentBadge status={status} />
            </span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const list = [
  ['Meera Nair', 'in by QR code', '+ ₹640.00', 'success'],
  ['Anand Dairy', 'out by IMPS', '− ₹42,300.00', 'success'],
  ['Asha Rao', 'in by Intent', '+ ₹1,250.00', 'success'],
  ['Sunita Devi', 'out by UPI', '− ₹9,250.00', 'pending'],
] as const

/** Incoming QR payments and outgoing UPI payments in one list. */
function TwoWayPicture() {
  return (
    <div
      role="img"
      aria-label="A QR code, and one list of what came in and what went out."
      className="mx-auto w-full max-w-[30rem]"
    >
      <div aria-hidden="true" className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
        <div className="panel w-32 p-3 max-sm:hidden">
          <QrPicture className="w-full" />
        </div>
        <div className="panel text-sm shadow-raised">
          {list.map(([party, route, amount, status]) => (
            <p key={party} className="not-last:line-b flex flex-wrap items-center gap-x-2 px-3 py-2.5">
              <span className="grow basis-16 [line-height:1.2]">
                <span className="block font-medium">{party}</span>
                <span className="text-muted text-xs">{route}</span>
              </span>
              <span className="tnum text-right font-medium">{amount}</span>
              <span className="basis-22 text-right">
                <PaymentBadge status={status} />
              </span>
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}

const batch = [
  ['Anand Dairy', 'IMPS', '₹42,300.00', 'paid'],
  ['Ravi Kumar', 'UPI', '₹18,500.00', 'paid'],
  ['Sunita Devi', 'UPI', '₹9,250.00', 'on its way'],
]

const points = [
  ['One or many', 'Instant UPI payouts one by one, or bulk payout processing.'],
  ['UPI or IMPS', 'To a UPI ID, or to an account number with its IFSC.'],
  ['Know when it is sent, and when it lands', 'Real-time status tracking tells the two apart.'],
]

function PayOut() {
  return (
    <section className="line-t bg-sunk">
      <div className="wrap grid items-center gap-x-8 gap-y-10 py-section lg:grid-cols-2">
        <table className="panel statement tnum w-full max-lg:order-2">
          <caption className="pb-3 text-left text-muted text-sm">Sample payouts</caption>
          <tbody>
            {batch.map(([payee, rail, amount, status]) => (
              <tr key={payee}>
                <th scope="row">
                  <span className="block font-medium">{payee}</span>
                  <span className="text-muted text-sm">{`${rail ?? ''}, ${status ?? ''}`}</span>
                </th>
                <td className="text-right">{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="text-lg">
            <tr>
              <th scope="row">Total</th>
              <td className="text-right">
                <span className="marked">₹70,050.00</span>
              </td>
            </tr>
          </tfoot>
        </table>
        <div className="lg:pl-12">
          <h2 className="max-w-[22ch] text-3xl">Pay-out: to any UPI ID, and you see it arrive</h2>
          <dl className="mt-6">
            {points.map(([name, text]) => (
              <div key={name} className="line-t py-4">
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="line-t pt-4 text-muted text-sm">
            Payouts are set up with our team: neither the dashboard nor the API offers them yet.
          </p>
        </div>
      </div>
    </section>
  )
}
