import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { getRequestListener } from '@hono/node-server'

// A pattern of a document that backtracks without end is matched by V8's linear engine instead.
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks')

/** A Node server that answers with `fetch`. */
export const nodeServer = (fetch: (request: Request) => Response | Promise<Response>): Server =>
  createServer(getRequestListener(fetch))
