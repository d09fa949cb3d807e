import { AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import type { scaleLinear } from '@visx/scale'

type Scale = ReturnType<typeof scaleLinear<number>>
type ValueAxisProps = { scale: Scale; width: number; format: (value: number) => string }

const STEPS = 3

/** Horizontal lines with their values beside the plot. */
export const ValueAxis = ({ scale, width, format }: ValueAxisProps) => (
  <>
    <GridRows className="grid" scale={scale} width={width} numTicks={STEPS} stroke="inherit" />
    <AxisLeft
      scale={scale}
      numTicks={STEPS}
      hideAxisLine
      hideTicks
      tickFormat={(value) => format(Number(value))}
      tickLabelProps={{ ...plainLabel, textAnchor: 'end', dx: '-0.25em', dy: '0.3em' }}
    />
  </>
)

/** Leaves the look of a label to the style sheet. */
export const plainLabel = { fill: 'inherit', fontFamily: 'inherit', fontSize: 'inherit' }
