import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import type { Server as NetServer } from 'node:net'
import { createServer } from 'node:net'

export type Running = { url: string; close: (options?: { graceMs?: number }) => Promise<void> }

const GRACE_MS = 3000
/** Test runners reuse connections; if the server closes one first, the next call on it fails. */
const KEEP_ALIVE_MS = 120_000

/**
 * Starts the server on this machine only, at both addresses of `localhost`, or on the given host. Port 0 picks a free
 * one.
 * @throws Error with one line, if the port is taken or not allowed, also by browsers
 */
export async function listen(
  server: Server | SecureServer,
  port: number,
  chosenHost = process.env.HOST,
): Promise<Running> {
  if (BLOCKED_BY_BROWSERS.includes(port))
    throw new Error(`Browsers refuse to open port ${port}: choose another`)
  const host = chosenHost || undefined
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const endConnections = endingConnections(server)
  const main = await open(server, port, host ?? '127.0.0.1')
  const ipv6Server = createServer((socket) => server.emit('connection', socket))
  if (!host) await open(ipv6Server, main, '::1').catch(ignoreMissingIpv6(server))

  return {
    url: `${isSecure(server) ? 'https' : 'http'}://${inUrl(host ?? 'localhost')}:${main}`,
    async close({ graceMs = GRACE_MS } = {}) {
      endConnections()
      // A browser keeps unused connections open, and close() would wait for them.
      const graceTimer = setTimeout(() => server.closeAllConnections(), graceMs)
      // Each server counts its own connections only, so both have to be closed.
      const closed = [server, ipv6Server]
        .filter(({ listening }) => listening)
        .map((running) => once(running, 'close'))
      if (ipv6Server.listening) ipv6Server.close()
      server.close()
      server.closeIdleConnections()
      await Promise.all(closed)
      clearTimeout(graceTimer)
    },
  }
}

/** Checks the port before something that takes long. @throws Error with one line, like `listen` */
export async function rejectTakenPort(port: number, host?: string): Promise<void> {
  const { close } = await listen(createHttpServer(), port, host)
  await close({ graceMs: 0 })
}

/** The bad ports of the Fetch standard. */
const BLOCKED_BY_BROWSERS = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]

/**
 * Returns a function that makes later responses close their connection. A client that kept it would begin calls on it that
 * are cut off when the server stops.
 */
function endingConnections(server: Server | SecureServer): () => void {
  const pending = new Set<ServerResponse>()
  const end = (response: ServerResponse) => response.headersSent || response.setHeader('Connection', 'close')
  server.prependListener('request', (_request, response: ServerResponse) => {
    pending.add(response)
    response.once('close', () => pending.delete(response))
  })
  return () => {
    for (const response of pending) end(response)
    server.prependListener('request', (_request, response: ServerResponse) => void end(response))
  }
}

/** Only a TLS server can be given another certificate. */
const isSecure = (server: Server | SecureServer) => 'setSecureContext' in server

const DEFAULT_PORT = 4173

/** The port in the variable PORT. @throws Error if it is not a port */
export function chosenPort(text = process.env.PORT): number {
  const port = Number(text || DEFAULT_PORT)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT=${text} is not a port: choose a number up to 65535`)
}

const PARENT_CHECK_MS = 500

/** Closes on SIGINT or SIGTERM, which may arrive repeatedly. */
export function closeOnSignal({ close }: Running) {
  let closing = false
  const stop = async () => {
    if (closing) return
    closing = true
    await close()
    process.exit()
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())

  // npm passes signals to the shell between, which exits without passing them on: losing the parent is the signal.
  const parent = process.ppid
  const isOrphan = () => process.ppid !== parent
  if (process.env.npm_lifecycle_event) setInterval(() => isOrphan() && void stop(), PARENT_CHECK_MS).unref()
}

/**
 * Connections that wait while the server is busy. Clients try those beyond again after up to half a minute, so that they
 * look unanswered.
 */
const MAX_WAITING = 4096

function open(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new Error(explain(error, port, host), { cause: error }))
    server.once('error', fail)
    server.listen({ port, host, backlog: MAX_WAITING }, () => {
      server.off('error', fail)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

const NO_ADDRESS = ['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL']

const inUrl = (host: string) => (host.includes(':') ? `[${host}]` : host)

function explain({ code = '', message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (NO_ADDRESS.includes(code)) return `${host} is not an address of this machine: choose another host`
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or choose another port`
  if (code === 'EACCES') return `Port ${port} requires more privileges: choose one above 1023`
  return message
}

function ignoreMissingIpv6(server: Server) {
  return (error: Error) => {
    const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return
    server.close()
    throw error
  }
}
