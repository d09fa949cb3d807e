import { paths } from '../../../paths.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { QrPicture } from '../qr-picture.tsx'

const ways = [
  {
    name: 'Intent',
    text: 'On the phone, your app or site opens the customer’s UPI app with the amount filled in. Nothing to type, nothing to scan.',
    picture: <IntentPicture />,
  },
  {
    name: 'QR code',
    text: 'On a counter, a bill or a desktop screen. Each code can carry its own amount and order number, so the payment finds its order.',
    picture: <QrPicture className="w-32" />,
  },
  {
    name: 'Payment link',
    text: 'In a chat or an email. On a phone the link opens the UPI app, elsewhere it shows the code.',
    picture: <LinkPicture />,
  },
]

export function PayIn() {
  return (
    <section className="wrap py-section">
      <h2 className="max-w-[22ch] text-3xl">Pay-in: the customer stays in the app they trust</h2>
      <ul className="mt-10 grid gap-8 md:grid-cols-3">
        {ways.map(({ name, text, picture }) => (
          <li key={name}>
            <div aria-hidden="true" className="panel grid h-48 place-items-center overflow-hidden bg-sunk">
              {picture}
            </div>
            <h3 className="mt-5 text-xl">{name}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="line-l-2 mt-10 max-w-prose border-marigold pl-5 text-muted">
        <strong className="font-semibold text-ink">And Collect?</strong> Requests sent to a UPI ID that the
        customer has to type are being withdrawn. Build on Intent and QR; if you still depend on Collect,{' '}
        <a className="link" href={paths.contactUs}>
          tell us
        </a>{' '}
        and we plan the change together.
      </p>
    </section>
  )
}

/** A chat in which the shop sends a link and the customer replies. */
function LinkPicture() {
  return (
    <div className="grid w-[90%] max-w-56 gap-2 text-xs">
      <div className="lined rounded-lg rounded-bl-sm bg-surface p-3">
        <p className="text-muted">Tarang Textiles, invoice 2047</p>
        <p className="tnum mt-1 font-semibold text-lg">₹1,250.00</p>
        <p className="mt-1 text-action underline underline-offset-2">pay.kosha.example/2047</p>
      </div>
      <p className="justify-self-end rounded-lg rounded-br-sm bg-action-soft px-3 py-2 text-action">
        Paid, thank you!
      </p>
    </div>
  )
}

const apps = ['A', 'B', 'C', 'D']

/** The bottom sheet on a phone that offers a choice of UPI apps. */
function IntentPicture() {
  return (
    <div className="lined w-[90%] max-w-48 self-end rounded-t-xl border-b-0 bg-surface p-4 shadow-raised">
      <p className="text-muted text-xs">Pay ₹1,250.00 with</p>
      <div className="mt-3 grid grid-cols-4 gap-2">
        {apps.map((app, at) => (
          <span
            key={app}
            className={`grid aspect-square place-items-center rounded-md font-bold text-sm ${at === 0 ? 'bg-action text-on-action' : 'bg-action-soft text-action'}`}
          >
            {app}
          </span>
        ))}
      </div>
      <p className={buttonLook({ size: 'sm' }, 'mt-4 w-full')}>Open app A</p>
    </div>
  )
}
