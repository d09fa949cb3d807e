import { classes } from '../../ui/classes.ts'

/** A scannable code for KOSHA.EXAMPLE. Dark on light in both themes, as scanners expect. */
export function QrPicture({ className }: { className?: string }) {
  return (
    <svg
      className={classes('rounded-sm', className)}
      viewBox="-1 -1.5 23 23"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect x="-1" y="-1.5" width="23" height="23" fill="#fff" />
      <use href="/drawings.svg#code-kosha" stroke="oklch(0.2 0.03 277)" />
    </svg>
  )
}
