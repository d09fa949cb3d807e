import { mission, values } from '../values.ts'

export function OurMission() {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div className="grid max-w-prose content-start gap-8">
        <div>
          <h3 className="text-2xl">Our Vision</h3>
          <p className="mt-4 text-muted">
            An India where being paid is the simple part of doing business: no machine to rent, no form in
            triplicate, no evening lost to matching figures.
          </p>
        </div>
        <div>
          <h3 className="text-2xl">Our Mission</h3>
          <p className="mt-4 text-muted">{mission}</p>
        </div>
      </div>
      <div>
        <h4 className="text-lg font-semibold">Core values</h4>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {values.map(({ name, meaning }) => (
            <li key={name} className="line-t py-4">
              <span className="block font-semibold">{name}</span>
              <span className="text-sm text-muted">{meaning}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
