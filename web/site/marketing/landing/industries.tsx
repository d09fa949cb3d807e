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

export function Industries() {
  return (
    <section className="wrap section line-t">
      <h2 className="heading">For businesses that watch every rupee</h2>
      <dl className="dotted-grid grid grid-cols-2 lg:grid-cols-4">
        {industries.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-sm text-muted max-sm:hidden">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
