import { classes } from '../../../ui/classes.ts'
import type { MarkName } from '../../../ui/mark.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { claims } from '../../claims.ts'
import { QrPicture } from '../qr-picture.tsx'

type Method = { mark: MarkName; name: string; text: string }

const methods: Method[] = [
  {
    mark: 'upi',
    name: 'UPI',
    text: 'Intent on the phone, QR code at the counter, a link in the chat. Any UPI app.',
  },
  { mark: 'card', name: 'Cards', text: 'RuPay, Visa and Mastercard, debit and credit.' },
  { mark: 'bank', name: 'Net banking', text: 'Public, private and co-operative banks.' },
  { mark: 'wallet', name: 'Wallets', text: 'The balance that customers keep on their phones.' },
  { mark: 'transfer', name: 'NEFT and RTGS', text: 'Bank transfers, for large invoices.' },
]

/** The first method is the largest, as it is in India. */
export function PaymentMethods() {
  const { figure, label, qualifier } = claims.paymentModes
  return (
    <section className="line-t bg-surface">
      <div className="wrap py-section">
        <h2 className="max-w-[24ch] text-3xl">
          <span className="text-5xl">{figure}</span>
          <span>{` ${label}. Switch on the ones you need.`}</span>
        </h2>
        <p className="mt-4 max-w-prose text-muted max-sm:hidden">
          {`${qualifier}: each method has its own limits and its own gateways, and all of them land in the same list.`}
        </p>
        <dl className="methods mt-content grid gap-3 text-sm/body">
          {methods.map(({ mark, name, text }) => (
            <div key={name} className={classes('panel', mark === 'upi' && 'border-action bg-action-soft')}>
              <dt className="flex items-center gap-3 font-semibold">
                <Mark name={mark} size={32} />
                <span>{name}</span>
              </dt>
              <dd className={mark === 'upi' ? 'mt-1 text-muted' : 'mt-1 text-muted max-sm:hidden'}>{text}</dd>
              {mark === 'upi' && (
                <dd>
                  <QrPicture />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
