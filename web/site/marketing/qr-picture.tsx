/** A scannable code for KOSHA.EXAMPLE. Dark on light in both themes, as scanners expect. */
export function QrPicture({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`qr ${className}`}
      viewBox="-1 -1 23 23"
      stroke="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect x="-1" y="-1" width="23" height="23" fill="#fff" stroke="none" />
      <path d={MODULES} />
    </svg>
  )
}

const MODULES =
  'M0 0.5h7m3 0h1m1 0h1m1 0h7M0 1.5h1m5 0h1m1 0h1m1 0h1m1 0h1m1 0h1m5 0h1M0 2.5h1m1 0h3m1 0h1m1 0h1m1 0h2m2 0h1m1 0h3m1 0h1M0 3.5h1m1 0h3m1 0h1m5 0h1m1 0h1m1 0h3m1 0h1M0 4.5h1m1 0h3m1 0h1m1 0h5m1 0h1m1 0h3m1 0h1M0 5.5h1m5 0h1m1 0h3m3 0h1m5 0h1M0 6.5h7m1 0h1m1 0h1m1 0h1m1 0h7M8 7.5h1M0 8.5h2m1 0h1m2 0h2m2 0h3m1 0h3m1 0h2M1 9.5h1m1 0h2m2 0h2m2 0h1m2 0h2m1 0h3M0 10.5h3m3 0h6m4 0h3M1 11.5h5m1 0h1m1 0h1m2 0h1m1 0h2m1 0h2m1 0h1M0 12.5h3m1 0h1m1 0h1m4 0h1m2 0h1m2 0h1M8 13.5h3m2 0h1m2 0h5M0 14.5h7m1 0h1m1 0h6m1 0h1m2 0h1M0 15.5h1m5 0h1m3 0h1m2 0h1m5 0h2M0 16.5h1m1 0h3m1 0h1m2 0h2m1 0h3m1 0h2m2 0h1M0 17.5h1m1 0h3m1 0h1m1 0h3m2 0h2m1 0h1m1 0h3M0 18.5h1m1 0h3m1 0h1m3 0h2m2 0h1m2 0h1m2 0h1M0 19.5h1m5 0h1m1 0h1m1 0h3m2 0h3m2 0h1M0 20.5h7m1 0h1m1 0h1m4 0h2m1 0h1'
