import type { MiddlewareHandler } from 'hono'
import { RuleViolation } from './rule-violation.ts'

const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/
const READING = ['GET', 'HEAD', 'OPTIONS']

const HOW_TO_ALLOW = 'Start it with --allow-host NAME (on workerd, ALLOWED_HOSTS) to accept that name.'

/** Matches every IP address, for a server that listens on all interfaces. */
export const ANY_ADDRESS = '*'

/**
 * Rejects requests for other host names than those of this machine and `hosts`. A web page can point its own host
 * name at this machine (DNS rebinding) and would then read responses as same-origin; it cannot choose the Host
 * header.
 * @throws RuleViolation 421 for another host
 */
export function onlyHosts(hosts: readonly string[]): MiddlewareHandler {
  const allowed = new Set(hosts.map((host) => host.toLowerCase()))
  return async ({ req }, next) => {
    const host = hostOf(req.raw.url)
    const isAllowed =
      LOOPBACK.test(host) || allowed.has(host) || (allowed.has(ANY_ADDRESS) && IP_ADDRESS.test(host))
    if (!isAllowed)
      throw new RuleViolation(
        'host',
        `This server does not accept the host name ${host.slice(0, 100)}. ${HOW_TO_ALLOW}`,
      )
    await next()
  }
}

/** Whether a host of a URL is this machine. */
export const isLoopback = (host: string) => LOOPBACK.test(host)

/**
 * Rejects writes sent by a page of another origin. A call without a body needs no CORS permission to be sent.
 * Programs send neither header.
 * @throws RuleViolation 403
 */
export function onlySameOrigin(origins: readonly string[] = []): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!READING.includes(req.method) && isCrossOrigin(req.raw, origins)) {
      throw new RuleViolation('forbidden', 'Pages of other origins cannot control this server.')
    }
    await next()
  }
}

/**
 * Rejects pages of other sites, unless `origins` names theirs. Otherwise any page could create sessions until the
 * server accepts no more.
 * @throws RuleViolation 403
 */
export function rejectOtherSites({ headers }: Request, origins: readonly string[] = []): void {
  if (headers.get('sec-fetch-site') !== 'cross-site' || origins.includes(headers.get('origin') ?? '')) return
  throw new RuleViolation('forbidden', 'Pages of other sites cannot create sessions.')
}

/**
 * Rejects calls from pages of other sites than those of this machine and `hosts`: a backend that trusts the network in
 * which a proxy runs would answer them.
 * @throws RuleViolation 403
 */
export function otherSitesRejected(hosts: readonly string[] = []): MiddlewareHandler {
  return async ({ req: { raw } }, next) => {
    const origin = raw.headers.get('origin')
    const host = hostOf(origin ?? '')
    const isKnown =
      origin !== null && (LOOPBACK.test(host) || hosts.includes(host) || host === hostOf(raw.url))
    const isOther = raw.headers.get('sec-fetch-site') === 'cross-site' || origin !== null
    if (isOther && !isKnown)
      throw new RuleViolation('forbidden', 'Pages of other sites cannot call through this proxy.')
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
