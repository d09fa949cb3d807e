import type { ServerResponse } from 'node:http'

export type Reply = { status: number; headers?: Record<string, string>; body?: unknown }

/** A reply as it is sent. */
export type Answer = { status: number; headers: Record<string, string>; bytes: Buffer }

export function responseOf({ status, headers, bytes }: Answer, method: string) {
  const body = bytes.length === 0 || method === 'HEAD' ? null : new Uint8Array(bytes)
  const response = new Response(body, { status })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

export function send(response: ServerResponse, { status, headers, bytes }: Answer, chunkBytes: number) {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (chunkBytes > 0)
    for (let at = 0; at < bytes.length; at += chunkBytes) response.write(bytes.subarray(at, at + chunkBytes))
  response.end(chunkBytes > 0 ? undefined : bytes)
}
