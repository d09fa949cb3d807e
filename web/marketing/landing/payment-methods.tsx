import { claims } from '../../site.ts'

const methods = [
  ['UPI', 'Intent on the phone, QR code at the counter, a link in the chat. Any UPI app.'],
  ['Cards', 'RuPay, Visa and Mastercard, debit and credit.'],
  ['Net banking', 'Public, private and co-operative banks, each in its own name.'],
  ['Wallets', 'The balance your customers already keep on their phones.'],
  ['NEFT and RTGS', 'Large invoices, matched to the payer by a virtual account number.'],
]

export function PaymentMethods() {
  const { figure, label } = claims.paymentModes
  return (
    <section className="wrap section grid gap-x-8 gap-y-10 border-t border-line lg:grid-cols-2">
      <div>
        <h2 className="text-3xl">
          <span className="block text-5xl">{figure}</span> {label}, switched on one by one
        </h2>
        <p className="mt-4 max-w-[46ch] text-muted">
          Offer what your customers use and leave out the rest. Each method has its own limits and its own
          gateway, and all of them land in the same list.
        </p>
      </div>
      <dl>
        {methods.map(([name, text]) => (
          <div
            key={name}
            className="grid gap-x-8 border-b border-line py-4 first:border-t sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
