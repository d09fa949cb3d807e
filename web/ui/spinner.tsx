/** Four kolam dots that light up in turn, with a label. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <svg viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
        <circle cx="8" cy="8" r="3.5" />
        <circle cx="20" cy="8" r="3.5" />
        <circle cx="8" cy="20" r="3.5" />
        <circle cx="20" cy="20" r="3.5" />
      </svg>
      <span>{label}</span>
    </div>
  )
}
