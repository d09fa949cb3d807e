import { AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import type { scaleLinear } from '@visx/scale'

type Scale = ReturnType<typeof scaleLinear<number>>
type ValueAxisProps = { scale: Scale; width: number; format: (value: number) => string }

const STEPS = 3

/** Horizontal lines with their values beside the plot. */
export const ValueAxis = ({ scale, width, format }: ValueAxisProps) => (
  <>
    <GridRows scale={scale} width={width} numTicks={STEPS} stroke="var(--color-line)" />
    <AxisLeft
      scale={scale}
      numTicks={STEPS}
      hideAxisLine
      hideTicks
      tickFormat={(value) => format(Number(value))}
      tickLabelProps={{ ...plainLabel, textAnchor: 'end', dx: '-0.3em', dy: '0.36em' }}
    />
  </>
)

export const plainLabel = { className: 'tnum fill-muted font-sans', fontSize: '0.75rem' }
