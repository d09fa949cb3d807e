import { isLoopback } from '../request-guard.ts'
import { rejectUnprocessable } from '../rule-violation.ts'

/**
 * Checks that webhooks may be sent to this URL: to this machine, or to one of `hosts`. Otherwise whoever controls the mock
 * server could reach every address that its machine reaches.
 * @throws RuleViolation 422 for another host
 */
export function checkEndpoint(url: string, hosts: readonly string[], field = 'url'): void {
  const { hostname: host, username, password } = URL.canParse(url) ? new URL(url) : {}
  // It would be printed wherever the endpoint is.
  if (username || password) {
    const message = 'must be without user and password'
    rejectUnprocessable('Webhooks cannot be sent to a URL with a password.', [{ field, message }])
  }
  const message = 'must be on this machine, or on a host given with --webhook-host'
  if (host !== undefined && (isLoopback(host) || hosts.includes(host))) return
  rejectUnprocessable(`Webhooks cannot be sent to ${host?.slice(0, 100) ?? 'this URL'}.`, [
    { field, message },
  ])
}
