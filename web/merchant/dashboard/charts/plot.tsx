import { ParentSize } from '@visx/responsive'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'

/** Room for the labels of the axes, which stand outside the plot. */
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 16, 8, 24]

export type Area = { width: number; height: number }

type PlotProps = {
  /** The number of days, which the arrow keys step through. */
  steps: number
  /** The step with the values that are shown, if any. */
  active: number | null
  onActive: (step: number | null) => void
  /** The values of a step, as a screen reader announces them. */
  valueText: (step: number) => string
  /** Opens what a step is made of. */
  onOpen: (step: number) => void
  children: (area: Area) => ReactNode
}

/** A chart with values that are shown by pointer, touch and arrow keys. */
export function Plot({ steps, active, onActive, valueText, onOpen, children }: PlotProps) {
  function stepAt({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(steps - 1, Math.max(0, Math.floor(((clientX - left) / width) * steps)))
  }
  const point = (event: PointerEvent) => onActive(stepAt(event))
  const last = steps - 1
  // A finger reads first: the readout has a link for it.
  const open = (event: PointerEvent) =>
    event.pointerType === 'mouse' && event.button === 0 && onOpen(stepAt(event))

  function stepByKey(event: KeyboardEvent) {
    const here = active ?? last
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: last }[event.key]
    if (event.key === 'Enter') onOpen(here)
    if (event.key === 'Escape' && active !== null) {
      event.stopPropagation()
      onActive(null)
    }
    if (to === undefined) return
    event.preventDefault()
    onActive(Math.min(last, Math.max(0, to)))
  }

  return (
    <div className="absolute inset-0">
      <ParentSize debounceTime={50}>
        {({ width, height }) => (
          <svg width={width} height={height} aria-hidden>
            {width > LEFT + RIGHT && (
              <g transform={`translate(${LEFT} ${TOP})`}>
                {children({ width: width - LEFT - RIGHT, height: height - TOP - BOTTOM })}
              </g>
            )}
          </svg>
        )}
      </ParentSize>
      <div
        // Along the axis a finger reads the chart, across it scrolls the page.
        className="absolute cursor-crosshair touch-pan-y rounded-sm"
        style={{ inset: `${TOP}px ${RIGHT}px ${BOTTOM}px ${LEFT}px` }}
        role="slider"
        tabIndex={0}
        aria-label="Day"
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={(active ?? last) + 1}
        aria-valuetext={valueText(active ?? last)}
        aria-description="Enter opens its payments."
        onKeyDown={stepByKey}
        onFocus={() => active === null && onActive(last)}
        // The link of the readout stays while it is pressed.
        onBlur={({ relatedTarget }) => !isInReadout(relatedTarget) && onActive(null)}
        onPointerDown={point}
        onPointerMove={point}
        onPointerUp={open}
        // Lifting a finger is leaving, too, and its values must stay readable.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onActive(null)}
      />
    </div>
  )
}

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
const isInReadout = (element: EventTarget | null) =>
  element instanceof Element && element.closest('[data-readout]') !== null

/** What a colour means is said beside it: it stays where colours are overridden. */
export const SeriesKey = ({ series }: { series: keyof typeof keys }) => <span className={keys[series]} />

const keys = {
  collected: 'me-1.5 inline-block size-2.5 rounded-[2px] bg-action forced-color-adjust-none',
  before: 'me-1.5 inline-block h-0.5 w-3.5 bg-ink align-[0.25em] forced-color-adjust-none',
}
