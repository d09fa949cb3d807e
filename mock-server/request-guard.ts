import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'

const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/
const READING = ['GET', 'HEAD', 'OPTIONS']

/** Matches every IP address, for a server that listens on all interfaces. */
export const ANY_ADDRESS = '*'

/**
 * Rejects requests for other host names than those of this machine and `hosts`. A web page can point its own host
 * name at this machine (DNS rebinding) and would then read responses as same-origin; it cannot choose the Host
 * header.
 * @throws Refusal 421 for another host
 */
export function onlyHosts(hosts: readonly string[]): MiddlewareHandler {
  const allowed = new Set(hosts.map((host) => host.toLowerCase()))
  // Nearly every request has the same host as the one before it.
  let known = ''
  return async ({ req }, next) => {
    const host = hostOf(req.raw.url)
    if (host !== known) {
      const isAllowed =
        LOOPBACK.test(host) || allowed.has(host) || (allowed.has(ANY_ADDRESS) && IP_ADDRESS.test(host))
      if (!isAllowed)
        throw new Refusal(
          421,
          'forbidden',
          `This server does not accept the host name ${host.slice(0, 100)}.`,
        )
      known = host
    }
    await next()
  }
}

/**
 * Rejects writes sent by a page of another origin. A call without a body needs no CORS permission to be sent.
 * Programs send neither header.
 * @throws Refusal 403
 */
export function onlySameOrigin(origins: readonly string[] = []): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!READING.includes(req.method) && isCrossOrigin(req.raw, origins)) {
      throw new Refusal(403, 'forbidden', 'Pages of other origins cannot control this server.')
    }
    await next()
  }
}

function isCrossOrigin({ url, headers }: Request, origins: readonly string[]): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origin !== new URL(url).origin && !origins.includes(origin)
  const site = headers.get('sec-fetch-site') ?? 'none'
  return site !== 'none' && site !== 'same-origin'
}

/** The host of an absolute URL, in lower case and without port. Parsing each URL would be too slow. */
function hostOf(url: string): string {
  const start = url.indexOf('//') + 2
  const end = url.indexOf('/', start)
  const authority = url.slice(start, end === -1 ? undefined : end)
  return authority.replace(/^.*@/, '').replace(/:\d*$/, '').toLowerCase()
}
