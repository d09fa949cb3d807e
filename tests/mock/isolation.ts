import { createMock } from '../../mock-server/client/mock.ts'
import type { Scenario } from '../../mock-server/kosha/seed/scenarios.ts'
import { clientOf } from './server.ts'

type Crowd = { clients: number; scenario: Scenario }

/**
 * Runs one destructive script concurrently for many clients, each with its own key, against one server.
 * @returns the final state seen by each client, with its key replaced by KEY
 * @throws Error if a client sees changes of another
 */
export function runCrowd(url: string, { clients, scenario }: Crowd) {
  return Promise.all(
    Array.from({ length: clients }, (_each, n) => runScript(url, `${scenario}-${n}`, scenario)),
  )
}

async function runScript(url: string, key: string, scenario: Scenario) {
  const mock = createMock({ url, key })
  await mock.scenario(scenario, { clock: '2026-11-21T06:30:00Z' })
  const { call, signIn } = clientOf(mock, sendTo(url))
  const as = await signIn()
  const created = await call('POST', '/payments/create', { as, body: { title: key, amount: 70_000 } })
  const { transaction } = await mock.payer.pay(created.body.link.id)
  await call('POST', '/payments/refund', { as, body: { transactionId: transaction.id, amount: 70_000 } })
  for (const { id, status } of (await call('GET', '/payments/links', { as })).body.links) {
    if (status === 'active') await call('DELETE', `/payments/links/${id}`, { as })
  }
  await mock.clock.advance({ hours: 20 })
  const { links } = (await call('GET', '/payments/links', { as })).body
  const foreign = links.filter(({ title }: { title: string }) => /-\d+$/.test(title) && title !== key)
  if (foreign.length > 0) throw new Error(`${key} sees ${foreign[0].title}`)
  const calls = await mock.journal.calls()
  if (calls.some((call) => call.seq > calls.length)) throw new Error(`${key} has calls of others`)
  const { body } = await call('GET', '/payments/stats', { as })
  await mock.end()
  return { calls: calls.length, seen: JSON.stringify([body, links]).replaceAll(key, 'KEY') }
}

/** Sends a client's calls to a running server. */
export const sendTo = (url: string) => (request: Request) =>
  fetch(new Request(request.url.replace('http://mock', url), request))
