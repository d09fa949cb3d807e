/**
 * For the `catch` of a dynamic import: requests the module at a different URL. Chromium remembers for as long as the
 * document lives that a URL could not be fetched, also by a preload.
 * @returns the module, although the type cannot say which
 */
export async function importAgain(cause: unknown): Promise<never> {
  // Chromium and Firefox name the module last in the message; Safari does not, and requests it again by itself.
  const url = /imported module: (\S+)$/.exec(String(cause))?.[1]
  if (!url) throw cause
  return (await import(/* @vite-ignore */ `${url}?again=${Date.now()}`)) as never
}
