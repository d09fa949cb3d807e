import type { ReactNode } from 'react'

/** What a chart shows, in figures. The uppermost label of the axis begins right below. */
export const Readout = ({ children }: { children: ReactNode }) => (
  <p
    data-readout
    aria-hidden
    className="tnum flex min-h-12.5 flex-wrap content-start items-baseline gap-x-5 pb-1.5 text-muted max-sm:min-h-18.5"
  >
    {children}
  </p>
)

/** Whether a focused element belongs to the figures of a chart. */
export const isInReadout = (element: EventTarget | null) =>
  element instanceof Element && element.closest('[data-readout]') !== null

/** What a colour means is said beside it: it stays where colours are overridden. */
export const SeriesKey = ({ series }: { series: keyof typeof keys }) => <span className={keys[series]} />

const keys = {
  collected: 'me-1.5 inline-block size-2.5 rounded-[2px] bg-action forced-color-adjust-none',
  before: 'me-1.5 inline-block h-0.5 w-3.5 bg-ink align-[0.25em] forced-color-adjust-none',
}
