import { paths } from '../../../paths.ts'
import { QrPicture } from '../qr-picture.tsx'
import { IntentPicture } from './intent-picture.tsx'
import { LinkPicture } from './link-picture.tsx'

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
    <section className="wrap section">
      <h2 className="max-w-[22ch] text-3xl">Pay-in: the customer stays in the app they trust</h2>
      <ul className="mt-10 grid gap-8 md:grid-cols-3">
        {ways.map(({ name, text, picture }) => (
          <li key={name}>
            <div aria-hidden="true" className="panel grid h-48 overflow-hidden place-items-center bg-sunk">
              {picture}
            </div>
            <h3 className="mt-5 text-xl">{name}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-prose line-l-2 border-marigold pl-5 text-muted">
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
