import { Kolam } from '../ui/kolam.tsx'
import { mission, values } from './values.ts'

/** `brief` shows only the names of the values, for a page that explains them further down. */
export function MissionBand({ brief = false }: { brief?: boolean }) {
  return (
    <section className="night overflow-hidden">
      <div className="wrap section relative">
        <Kolam className="absolute -right-16 -top-20 w-52 text-line max-sm:hidden lg:-right-20 lg:-top-28 lg:w-[26rem]" />
        <h2 className="eyebrow">Our mission</h2>
        <p className="relative mt-4 max-w-[30ch] text-3xl font-semibold tracking-tight">{mission}</p>
        <dl className="relative mt-14 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {values.map(({ name, text }) => (
            <div key={name} className="border-t border-line-strong pt-4">
              <dt className="font-semibold">{name}</dt>
              {!brief && <dd className="mt-1 text-sm text-muted">{text}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
