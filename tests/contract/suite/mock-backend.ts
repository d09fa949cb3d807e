import { createMockServer } from '../../../mock-server/app.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../../mock-server/demo-accounts.ts'
import type { Account, Backend } from './backend.ts'
import { document } from './document.ts'

/** Saturday noon in India; it is the third of the month, hence a working day. */
const NOON = Date.parse('2026-11-21T06:30:00Z')

export const mockAccounts: Account[] = demoAccounts.map(({ role, email }) => ({
  role,
  email,
  password: DEMO_PASSWORD,
}))

/** The mock server, in this process and without a network, with data of its own. */
export function mockBackend(seed: number): Backend {
  let now = NOON
  const app = createMockServer({ contract: document, seed, clock: { now: () => now } })
  return {
    name: 'the mock server',
    url: 'http://mock.test/api',
    fetch: (request) => app.fetch(request),
    pass: (ms) => {
      now += ms
    },
  }
}
