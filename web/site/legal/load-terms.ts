const FILE_NAME = 'Terms and Conditions.txt'

/** The URL of the text for links. */
export const TERMS_ADDRESS = `/${encodeURIComponent(FILE_NAME)}`

/**
 * Fetches the terms, first by the plain path, then by the URL-encoded one: some hosts serve a file name with
 * spaces under only one of the two.
 * @throws Error with a message for the reader
 */
export async function loadTerms(signal?: AbortSignal): Promise<string> {
  try {
    return await read(`/${FILE_NAME}`, signal)
  } catch {
    return await read(TERMS_ADDRESS, signal)
  }
}

async function read(address: string, signal: AbortSignal | undefined): Promise<string> {
  const response = await fetch(address, { signal: signal ?? null }).catch(unreachable)
  if (!response.ok) throw new Error(`Failed to load terms (${response.status})`)
  const text = await response.text().catch(unreachable)
  // Some hosts return their start page, or nothing, with status 200 for every path.
  if (isHtml(response, text) || text.trim() === '') throw new Error(UNABLE)
  return text
}

const UNABLE = 'Unable to load content.'

function unreachable(cause: unknown): never {
  throw new Error(UNABLE, { cause })
}

const isHtml = ({ headers }: Response, text: string) =>
  /html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text.slice(0, 1000))
