const FILE_NAME = 'Terms and Conditions.txt'

/** The address of the text as a link wants it. */
export const TERMS_ADDRESS = `/${encodeURIComponent(FILE_NAME)}`

/**
 * Fetches the terms, first by the plain path, then by the URL-encoded one: some hosts know a name with spaces
 * only by one of the two.
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
  const answer = await fetch(address, { signal: signal ?? null }).catch(unreachable)
  if (!answer.ok) throw new Error(`Failed to load terms (${answer.status})`)
  const text = await answer.text().catch(unreachable)
  // Some hosts answer every address with their start page, and say 200.
  if (isHtml(answer, text)) throw new Error(UNABLE)
  return text
}

const UNABLE = 'Unable to load content.'

function unreachable(cause: unknown): never {
  throw new Error(UNABLE, { cause })
}

const isHtml = ({ headers }: Response, text: string) =>
  /html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text.slice(0, 1000))
