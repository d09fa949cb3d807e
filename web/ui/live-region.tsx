/** Announces `text` whenever it changes. Must be mounted before its text changes, or screen readers miss it. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
