/**
 * Loads a chunk with its style sheets. The bundler requests a sheet only once in a document, so one that failed
 * would be missing when its chunk is loaded again.
 */
export const withStyleSheets =
  <Chunk>(load: () => Promise<Chunk>) =>
  async (): Promise<Chunk> => {
    if (!import.meta.env.SSR) await Promise.all([...failed].map(requestAgain))
    try {
      return await load()
    } catch (cause) {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
        if (!link.sheet) failed.add(link)
      throw cause
    }
  }

const failed = new Set<HTMLLinkElement>()

async function requestAgain(link: HTMLLinkElement) {
  const again = document.createElement('link')
  for (const { name, value } of link.attributes) again.setAttribute(name, value)
  await new Promise<void>((resolve, reject) => {
    again.onload = () => resolve()
    again.onerror = () => reject(new Error(`No style sheet at ${link.href}`))
    document.head.append(again)
  }).catch((cause) => {
    again.remove()
    throw cause
  })
  failed.delete(link)
  link.remove()
}
