/** Speaks `text` whenever it changes. Must stand in the page before it has something to say. */
export function LiveRegion({ text, urgent = false }: { text: string; urgent?: boolean }) {
  return (
    <div className="visually-hidden" aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {text}
    </div>
  )
}
