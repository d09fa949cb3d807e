const samples = [
  [
    'We match the day’s UPI takings with one line of the bank statement. It used to take an evening.',
    'Owner, textile shop in Jaipur',
  ],
  [
    'Vendors ask when, not whether. I read them the reference while they are still on the phone.',
    'Finance lead, food marketplace in Kochi',
  ],
  [
    'We built against the mock server first. Going live changed one address.',
    'Developer, online school in Pune',
  ],
]

export function Testimonials() {
  return (
    <section className="wrap section line-t">
      <h2 className="heading">What we would like to hear</h2>
      <p className="mt-4 text-muted">Samples, written by us until there are real ones.</p>
      <ul className="quotes grid gap-6 lg:grid-cols-3">
        {samples.map(([words, who]) => (
          <li key={who}>
            <blockquote>{`“${words}”`}</blockquote>
            <p className="text-sm text-muted">{`Sample: ${who}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
