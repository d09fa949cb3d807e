/** The parsed text; null if it is not JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}
