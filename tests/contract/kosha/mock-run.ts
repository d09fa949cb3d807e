import type { Backend } from '../suite/backend.ts'
import type { RunOptions } from '../suite/call.ts'
import { ContractRun } from '../suite/contract-run.ts'
import { mockAccounts, mockBackend } from './mock-backend.ts'

/** A run against the mock server, or against a modified copy of it. */
export function mockRun(
  options: Partial<RunOptions> & { seed: number },
  backend: Backend = mockBackend(options.seed),
) {
  const usual = { runs: 40, readOnly: false, strict: true, disposable: true, timeoutMs: 10_000 }
  return new ContractRun(backend, mockAccounts, { ...usual, ...options })
}
