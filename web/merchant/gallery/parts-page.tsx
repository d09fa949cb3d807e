import type { ComponentType } from 'react'
import { Charts, FiguresOfADay } from './charts.tsx'
import { Buttons, Fields, Filtering, Statuses } from './controls.tsx'
import { Lists, States } from './lists-and-states.tsx'
import { Dialogs, Notes, Toasts } from './overlays.tsx'

const parts: Record<string, ComponentType> = {
  Buttons,
  Fields,
  Filters: Filtering,
  Statuses,
  Tables: Lists,
  'Empty, failed and loading': States,
  Notes,
  Figures: FiguresOfADay,
  Charts,
  Dialogs,
  Toasts,
}

/** Every component of the merchant area in each of its states, for developers. Not in the exported site. */
export function PartsPage() {
  return (
    <main className="wrap parts">
      <h1>Parts</h1>
      {Object.entries(parts).map(([name, Part]) => (
        <section key={name} aria-labelledby={idOf(name)}>
          <h2 id={idOf(name)}>{name}</h2>
          <Part />
        </section>
      ))}
    </main>
  )
}

const idOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-')
