/** The element of the page with this id. @throws Error if the page has none */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}

/** Shows a status message, also to screen readers. */
export function announce(text: string, { isError = false } = {}): void {
  const status = byId('status')
  status.textContent = text
  status.classList.toggle('bad', isError)
}

export function announceError(error: unknown): void {
  // The error of fetch when there was no response.
  const isUnreachable = error instanceof TypeError
  announce(isUnreachable ? 'The server does not respond.' : messageOf(error), { isError: true })
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
