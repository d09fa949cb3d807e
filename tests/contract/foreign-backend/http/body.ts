import type { IncomingMessage } from 'node:http'
import type { Context } from './route.ts'

const MAX_READ_BYTES = 16 * 1024 * 1024

/** The bytes of a request, or undefined if there are more than the contract allows. */
export async function bytesOf(request: IncomingMessage, { rules }: Context): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  // Read to the end, so that the client hears the answer rather than a broken connection.
  for await (const chunk of request) {
    length += chunk.length
    if (length <= rules.maxBytes) chunks.push(chunk)
    if (length > MAX_READ_BYTES) break
  }
  return length > rules.maxBytes ? undefined : Buffer.concat(chunks)
}
