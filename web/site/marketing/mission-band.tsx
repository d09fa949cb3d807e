import { Kolam } from '../../ui/kolam/kolam.tsx'
import { mission, values } from './values.ts'

/** `brief` shows only the names of the values, for a page that explains them further down. */
export function MissionBand({ brief = false }: { brief?: boolean }) {
  return (
    <section className="night overflow-hidden">
      <div className="wrap relative py-section">
        <Kolam
          name="mission"
          className="absolute -top-20 -right-16 w-[min(26rem,35vw)] text-line max-sm:hidden"
        />
        <h2 className="font-semibold text-muted text-sm">Our mission</h2>
        <p className="relative mt-4 max-w-[30ch] font-semibold text-2xl tracking-tight">{mission}</p>
        <ul className="relative mt-8 grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
          {values.map(({ name, text }) => (
            <li key={name} className="line-t pt-4">
              <span className="block font-semibold">{name}</span>
              {!brief && <span className="mt-1 block text-muted text-sm max-sm:hidden">{text}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
