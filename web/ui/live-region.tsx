/** Announces `text` whenever it changes. Must be mounted before its text changes, or screen readers miss it. */
export function LiveRegion({ text, urgent = false }: { text: string; urgent?: boolean }) {
  return (
    <div className="visually-hidden" aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {text}
    </div>
  )
}
