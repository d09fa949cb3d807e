/** A scannable code for KOSHA.EXAMPLE. Dark on light in both themes, as scanners expect. */
export function QrPicture({ className = '' }: { className?: string }) {
  return (
    <svg className={`qr ${className}`} viewBox="-1 -1.5 23 23" shapeRendering="crispEdges" aria-hidden="true">
      <rect x="-1" y="-1.5" width="23" height="23" fill="#fff" />
      <use href="/drawings.svg#code-kosha" stroke="currentColor" />
    </svg>
  )
}
