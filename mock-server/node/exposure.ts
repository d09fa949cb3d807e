import { ANY_ADDRESS } from '../request-guard.ts'

const ALL_INTERFACES = ['0.0.0.0', '::']
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

/**
 * The host names that a server answers to, beside those of this machine.
 * @param host where it listens, if anybody said so
 * @param named what else it may be called
 */
export function hostsFor(host: string | undefined, named: readonly string[]): string[] {
  if (host === undefined) return [...named]
  if (ALL_INTERFACES.includes(host)) return [...named, ANY_ADDRESS]
  return [...named, host.includes(':') ? `[${host}]` : host]
}

/** What to tell somebody whose server can be reached, and controlled, from other machines. */
export function exposureWarning(
  host: string | undefined,
  control: { token?: string | undefined } | undefined,
): string | undefined {
  if (host === undefined || LOOPBACK.test(host) || !control || control.token !== undefined) return undefined
  return `Warning: everybody who can reach ${host} can control this server and read its journal. Add --control-token TOKEN or --no-control.`
}
