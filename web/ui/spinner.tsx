/** Four kolam dots that light up in turn, with a label. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="inline-flex items-center gap-3 text-muted" role="status">
      <svg viewBox="0 0 28 28" fill="currentColor" aria-hidden="true" className="size-7 text-action">
        <circle cx="8" cy="8" r="3.5" className="animate-dot" />
        <circle cx="20" cy="8" r="3.5" className="animate-dot [animation-delay:150ms]" />
        <circle cx="8" cy="20" r="3.5" className="animate-dot [animation-delay:450ms]" />
        <circle cx="20" cy="20" r="3.5" className="animate-dot [animation-delay:300ms]" />
      </svg>
      <span>{label}</span>
    </div>
  )
}
