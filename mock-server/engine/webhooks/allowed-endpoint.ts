import { unprocessable } from '../http-error.ts'
import { isLoopback } from '../request-guard.ts'

/**
 * Checks that webhooks may be sent to this URL: to this machine, or to one of `hosts`. Otherwise whoever controls the mock
 * server could reach every address that its machine reaches.
 * @throws HttpError 422 for another host
 */
export function checkEndpoint(url: string, hosts: readonly string[], field = 'url'): void {
  const message = 'must be on this machine, or on a host given with --webhook-host'
  const host = URL.canParse(url) ? new URL(url).hostname : undefined
  if (host !== undefined && (isLoopback(host) || hosts.includes(host))) return
  unprocessable(`Webhooks cannot be sent to ${host?.slice(0, 100) ?? 'this URL'}.`, [{ field, message }])
}
