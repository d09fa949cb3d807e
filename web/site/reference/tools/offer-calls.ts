/** Shows the "Try it" buttons, and calls `onTry` with the call's id when one is pressed. Returns a function that stops it. */
export function offerCalls(onTry: (id: string) => void): () => void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-try]')) button.hidden = false
  const open = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-try]') : null
    const section = button?.closest('section')
    if (section) onTry(section.id)
  }
  document.addEventListener('click', open)
  return () => document.removeEventListener('click', open)
}
