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
      <h2 className="text-3xl">What merchants could say</h2>
      <p className="mt-4 text-muted">Sample testimonials, written by us until there are real ones.</p>
      <ul className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {samples.map(([words, who]) => (
          <li key={who} className="grid grid-rows-[1fr_auto] gap-4 border-l-2 border-marigold pl-5">
            <blockquote className="text-lg">{`“${words}”`}</blockquote>
            <p className="text-sm text-muted">{`Sample: ${who}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
