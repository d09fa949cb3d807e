/** How often each module could not be fetched. */
const failures = new Map<string, number>()

/**
 * For the `catch` of a dynamic import: requests the module by another URL. Chromium remembers for as long as the
 * document lives that a URL could not be fetched, also by a preload.
 * @returns the module, although the type cannot say which
 */
export async function importAgain(cause: unknown): Promise<never> {
  const url = failedUrl(cause)
  if (!url) throw cause
  const attempt = failures.get(url) ?? 1
  try {
    return (await import(/* @vite-ignore */ `${url}?attempt=${attempt}`)) as never
  } catch (error) {
    failures.set(url, attempt + 1)
    throw error
  }
}

/** Chromium and Firefox name the module last in the message; Safari does not, and requests it again by itself. */
const failedUrl = (cause: unknown) =>
  cause instanceof TypeError ? /dynamically imported module: (\S+)$/.exec(cause.message)?.[1] : undefined
