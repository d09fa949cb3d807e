import type { IncomingMessage } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isBodiless } from '../../engine/contract/example-response.ts'

/** Sends a request and returns its response, both unchanged: `fetch` adds headers and decompresses. */
export async function plainFetch(request: Request): Promise<Response> {
  const { url, method, headers, signal } = request
  const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer())
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    // Node sends a DELETE or OPTIONS body without a length, so the backend would read it as another request.
    const framing = body && { 'content-length': body.byteLength }
    const options = { method, headers: { ...Object.fromEntries(headers), ...framing }, signal }
    const outgoing = send(url, options, (incoming) => {
      try {
        resolve(responseOf(incoming))
      } catch (error) {
        incoming.destroy()
        reject(error)
      }
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function responseOf(incoming: IncomingMessage): Response {
  const headers = new Headers()
  const { rawHeaders, statusCode: status = 502 } = incoming
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  if (!isBodiless(status)) return new Response(bodyOf(incoming), { status, headers })
  incoming.resume()
  return new Response(null, { status, headers })
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      incoming.on('data', (chunk: Uint8Array) => {
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 1) <= 0) incoming.pause()
      })
      incoming.on('end', () => controller.close())
      incoming.on('error', (error) => controller.error(error))
    },
    pull: () => void incoming.resume(),
    cancel: () => void incoming.destroy(),
  })
}
