import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import type { Server as NetServer } from 'node:net'
import { createServer } from 'node:net'
import process from 'node:process'

export type Running = { url: string; close: (options?: { graceMs?: number }) => Promise<void> }

const GRACE_MS = 3000
/** Test runners keep connections for the next call; a server that drops them first costs them that call. */
const KEEP_ALIVE_MS = 120_000

/**
 * Opens the server on this machine only, under both addresses that `localhost` may mean; HOST names another one.
 * Port 0 takes a free one.
 * @throws Error in one plain sentence, if the port is taken or not allowed
 */
export async function listen(
  server: Server | SecureServer,
  port: number,
  chosenHost = process.env.HOST,
): Promise<Running> {
  const host = chosenHost || undefined
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const main = await open(server, port, host ?? '127.0.0.1')
  const door = createServer((socket) => server.emit('connection', socket))
  if (!host) await open(door, main, '::1').catch(ignoreMissingIpv6(server))

  return {
    url: `${isSecure(server) ? 'https' : 'http'}://${inUrl(host ?? 'localhost')}:${main}`,
    async close({ graceMs = GRACE_MS } = {}) {
      // A browser keeps connections open that it has not used yet, and close() would wait for them.
      const patience = setTimeout(() => server.closeAllConnections(), graceMs)
      // Each counts its own connections only: who came in by the door would otherwise be left standing.
      const closed = [server, door].filter((each) => each.listening).map((each) => once(each, 'close'))
      if (door.listening) door.close()
      server.close()
      server.closeIdleConnections()
      await Promise.all(closed)
      clearTimeout(patience)
    },
  }
}

/** Only a server that speaks TLS can be given another certificate. */
const isSecure = (server: Server | SecureServer) => 'setSecureContext' in server

const DEFAULT_PORT = 4173

/** The port that PORT names. @throws Error if that is no port */
export function chosenPort(text = process.env.PORT): number {
  const port = Number(text || DEFAULT_PORT)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT=${text} is not a port: choose a number up to 65535`)
}

const PARENT_CHECK_MS = 500

/** Closes on Ctrl-C or a polite kill, which may both arrive more than once. */
export function closeOnSignal({ close }: Running) {
  let closing = false
  const stop = async () => {
    if (closing) return
    closing = true
    await close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())

  // npm hands a signal on to the shell between us, which dies of it without a word: being orphaned is the message.
  const parent = process.ppid
  const isOrphan = () => process.ppid !== parent
  if (process.env.npm_lifecycle_event) setInterval(() => isOrphan() && void stop(), PARENT_CHECK_MS).unref()
}

function open(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new Error(explain(error, port, host), { cause: error }))
    server.once('error', fail)
    server.listen(port, host, () => {
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
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the other program or choose another port`
  if (code === 'EACCES') return `Port ${port} needs more rights: choose one above 1023`
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
