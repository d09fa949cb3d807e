import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import { createServer as createSecureServer } from 'node:https'
import { setFlagsFromString } from 'node:v8'
import { getRequestListener } from '@hono/node-server'

// A pattern of a document that backtracks without end is matched by V8's linear engine instead.
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks')

type Fetch = (request: Request) => Response | Promise<Response>

/**
 * A Node server that answers with `fetch`: HTTPS with the PEM files of `tls`, otherwise HTTP.
 * @throws Error with one line, if a file cannot be read or is not a certificate or key
 */
export function nodeServer(fetch: Fetch, tls?: { cert: string; key: string }): Server | SecureServer {
  const listener = getRequestListener(fetch)
  if (!tls) return createServer(listener)
  try {
    return createSecureServer({ cert: readFileSync(tls.cert), key: readFileSync(tls.key) }, listener)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`--tls-cert ${tls.cert} and --tls-key ${tls.key} cannot be used: ${reason}`, {
      cause: error,
    })
  }
}
