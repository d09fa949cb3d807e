import { createMockServer } from '../../../mock-server/engine/app.ts'
import { controlFiles } from '../../../mock-server/hosts/node/documents.ts'
import { kosha } from '../../../mock-server/kosha/backend.ts'
import type { components } from '../../../mock-server/kosha/control-additions.d.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../../mock-server/kosha/demo-accounts.ts'
import type { Account, Backend } from '../suite/backend.ts'
import type { RunOptions } from '../suite/call.ts'
import { document } from './document.ts'
import { ContractRun } from './run.ts'

type Mail = components['schemas']['Mail']

/** Saturday noon in India; the third Saturday of the month, which is a working day. */
const NOON = Date.parse('2026-11-21T06:30:00Z')

export const mockAccounts: Account[] = demoAccounts.map(({ role, email }) => ({
  role,
  email,
  password: DEMO_PASSWORD,
}))

export function mockBackend(seed: number): Backend {
  const begin = performance.now()
  let passed = 0
  const app = createMockServer({
    contract: document,
    backend: kosha,
    seed,
    clock: { now: () => Math.floor(NOON + passed + performance.now() - begin) },
    control: controlFiles(),
  })
  return {
    name: 'the mock server',
    url: 'http://mock.test/api',
    fetch: (request) => app.fetch(request),
    pass: (ms) => {
      passed += ms
    },
    mailedToken: async (email) => {
      const address = `http://mock.test/__mock/outbox?to=${encodeURIComponent(email)}`
      const { mails }: { mails: Mail[] } = await (await app.fetch(new Request(address))).json()
      return mails.findLast(({ token }) => token !== undefined)?.token
    },
  }
}

export function mockRun(
  options: Partial<RunOptions> & { seed: number },
  backend: Backend = mockBackend(options.seed),
) {
  const usual = { runs: 40, readOnly: false, strict: true, disposable: true, timeoutMs: 10_000 }
  return new ContractRun(backend, mockAccounts, { ...usual, ...options })
}
