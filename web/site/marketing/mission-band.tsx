import { Kolam } from '../../ui/kolam/kolam.tsx'
import { mission, values } from './values.ts'

/** `brief` shows only the names of the values, for a page that explains them further down. */
export function MissionBand({ brief = false }: { brief?: boolean }) {
  return (
    <section className="night overflow-hidden">
      <div className="wrap section relative">
        <Kolam
          name="mission"
          className="absolute -right-16 -top-20 w-52 text-line max-sm:hidden lg:-right-20 lg:-top-28 lg:w-[26rem]"
        />
        <h2 className="eyebrow">Our mission</h2>
        <p className="relative mt-4 max-w-[30ch] text-2xl font-semibold sm:text-3xl tracking-tight">
          {mission}
        </p>
        <ul className="relative mt-6 grid grid-cols-2 gap-x-8 gap-y-5 sm:mt-14 sm:gap-y-8 lg:grid-cols-4">
          {values.map(({ name, text }) => (
            <li key={name} className="border-t border-line-strong pt-4">
              <span className="block font-semibold">{name}</span>
              {!brief && <span className="mt-1 block text-sm text-muted max-sm:hidden">{text}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
