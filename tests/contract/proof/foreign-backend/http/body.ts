import type { IncomingMessage } from 'node:http'
import type { Context } from './route.ts'

const MAX_READ_BYTES = 16 * 1024 * 1024

/** The bytes of a request body, or undefined if it exceeds the size limit of the contract. */
export async function bytesOf(request: IncomingMessage, { rules }: Context): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = []
  const maxBytes = rules.maxBytes(request.headers)
  let length = 0
  // Reads to the end, so that the client gets the response and not a broken connection.
  for await (const chunk of request) {
    length += chunk.length
    if (length <= maxBytes) chunks.push(chunk)
    if (length > MAX_READ_BYTES) break
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks)
}
