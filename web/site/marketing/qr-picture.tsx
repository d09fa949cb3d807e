/** A scannable code for KOSHA.EXAMPLE. Dark on light in both themes, as scanners expect. */
export function QrPicture({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`qr ${className}`}
      viewBox="-1 -1.5 23 23"
      stroke="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect x="-1" y="-1.5" width="23" height="23" fill="#fff" stroke="none" />
      <path d={MODULES} />
    </svg>
  )
}

const MODULES =
  'M0 0h7m3 0h1m1 0h1m1 0h7M0 1h1m5 0h1m1 0h1m1 0h1m1 0h1m1 0h1m5 0h1M0 2h1m1 0h3m1 0h1m1 0h1m1 0h2m2 0h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1m5 0h1m1 0h1m1 0h3m1 0h1M0 4h1m1 0h3m1 0h1m1 0h5m1 0h1m1 0h3m1 0h1M0 5h1m5 0h1m1 0h3m3 0h1m5 0h1M0 6h7m1 0h1m1 0h1m1 0h1m1 0h7M8 7h1M0 8h2m1 0h1m2 0h2m2 0h3m1 0h3m1 0h2M1 9h1m1 0h2m2 0h2m2 0h1m2 0h2m1 0h3M0 10h3m3 0h6m4 0h3M1 11h5m1 0h1m1 0h1m2 0h1m1 0h2m1 0h2m1 0h1M0 12h3m1 0h1m1 0h1m4 0h1m2 0h1m2 0h1M8 13h3m2 0h1m2 0h5M0 14h7m1 0h1m1 0h6m1 0h1m2 0h1M0 15h1m5 0h1m3 0h1m2 0h1m5 0h2M0 16h1m1 0h3m1 0h1m2 0h2m1 0h3m1 0h2m2 0h1M0 17h1m1 0h3m1 0h1m1 0h3m2 0h2m1 0h1m1 0h3M0 18h1m1 0h3m1 0h1m3 0h2m2 0h1m2 0h1m2 0h1M0 19h1m5 0h1m1 0h1m1 0h3m2 0h3m2 0h1M0 20h7m1 0h1m1 0h1m4 0h2m1 0h1'
