const industries = [
  ['Startups', 'The first payment before the first hire.'],
  ['Enterprises', 'Many accounts, one set of books.'],
  ['Lending', 'Loans paid out in minutes, instalments collected on the day.'],
  ['Marketplaces', 'Each order split between seller and platform.'],
  ['D2C', 'Fewer baskets left at the last step.'],
  ['SaaS', 'Subscriptions and invoices that chase themselves.'],
  ['E-commerce', 'Refunds that customers can follow.'],
  ['EdTech', 'Fees in parts, each with its receipt.'],
]

export function Industries() {
  return (
    <section className="wrap section border-t border-line">
      <h2 className="max-w-[26ch] text-3xl">For businesses that count their own money</h2>
      <dl className="dotted-grid mt-10 grid sm:grid-cols-2 lg:grid-cols-4">
        {industries.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
