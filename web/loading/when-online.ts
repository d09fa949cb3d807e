/** Whether the browser knows that it has no network. */
export const isOffline = () => globalThis.navigator?.onLine === false

/**
 * A part of the application that is fetched when it is wanted. Without a network it comes as soon as there is one.
 * @throws whatever `load` does while there is a network
 */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  const wasOffline = isOffline()
  try {
    return await load()
  } catch (cause) {
    // The network may be back before anybody hears that the attempt without it has failed.
    if (!(wasOffline || isOffline())) throw cause
    if (isOffline()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return await whenOnline(load)
  }
}
