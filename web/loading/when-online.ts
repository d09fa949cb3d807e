/** Whether the browser reports that it is offline. */
export const isOffline = () => globalThis.navigator?.onLine === false

/**
 * Loads a part of the application on demand. Offline it waits for the network.
 * @throws whatever `load` throws while there is a network
 */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  const wasOffline = isOffline()
  try {
    return await load()
  } catch (cause) {
    // The network may return before the failure of the offline attempt is reported.
    if (!(wasOffline || isOffline())) throw cause
    if (isOffline()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return await whenOnline(load)
  }
}
