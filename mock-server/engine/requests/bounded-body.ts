// More than the longest list that the contract allows.
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024

/** The response exceeds the size limit. */
export class TooLong extends Error {
  override name = 'TooLong'
}

const responseTooLong = (maxBytes: number) => new TooLong(`its response is longer than ${maxBytes} bytes`)

/**
 * The whole body of a request or response. Reading and the connection end at the first byte beyond `maxBytes`.
 * @throws the result of `tooLong`, for a longer body
 */
export async function readBounded(
  { body }: Pick<Response, 'body'>,
  maxBytes = MAX_RESPONSE_BYTES,
  tooLong: (maxBytes: number) => Error = responseTooLong,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw tooLong(maxBytes)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
