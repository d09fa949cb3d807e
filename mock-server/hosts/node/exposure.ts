import { ANY_ADDRESS, isLoopback } from '../../engine/request-guard.ts'

const ALL_INTERFACES = ['0.0.0.0', '::']

/**
 * The host names that a server accepts, in addition to those of this machine.
 * @param host the address it listens on, if given
 * @param named further names
 */
export function hostsFor(host: string | undefined, named: readonly string[]): string[] {
  if (host === undefined) return [...named]
  if (ALL_INTERFACES.includes(host)) return [...named, ANY_ADDRESS]
  return [...named, asInUrl(host)]
}

/** The warning for a server that other machines can reach and control. */
export function exposureWarning(
  host: string | undefined,
  control: { token?: string | undefined } | undefined,
): string | undefined {
  if (host === undefined || isLoopback(asInUrl(host)) || !control || control.token !== undefined)
    return undefined
  return `Warning: anyone who can reach ${host} can control this server and read its journal. Add --control-token TOKEN or --no-control.`
}

/** An IPv6 address is in brackets there. */
const asInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host)
