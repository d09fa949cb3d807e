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
    <section className="wrap section border-t border-line">
      <h2 className="text-3xl">What we would like to hear</h2>
      <p className="mt-4 text-muted">Samples, written by us until there are real ones.</p>
      <ul className="mt-4 grid gap-4 sm:mt-10 sm:gap-8 lg:grid-cols-3">
        {samples.map(([words, who]) => (
          <li key={who} className="grid grid-rows-[1fr_auto] gap-1 sm:gap-4 border-l-2 border-marigold pl-5">
            <blockquote className="sm:text-lg">{`“${words}”`}</blockquote>
            <p className="text-sm text-muted">{`Sample: ${who}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
