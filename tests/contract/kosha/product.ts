import type { Product } from '../suite/product.ts'
import { allChecks } from './checks/all.ts'
import { koshaContract } from './document.ts'
import { mockAccounts, mockBackend } from './mock-backend.ts'
import { preflight } from './preflight.ts'
import { ContractRun } from './run.ts'
import { ALL_REFUNDS, GIVEN, PASSWORDS, RESETS } from './support/changes.ts'

export const kosha: Product<ContractRun> = {
  document: koshaContract,
  checks: allChecks,
  inProcess: { accounts: mockAccounts, backend: mockBackend },
  newRun: (backend, options) => new ContractRun(backend, options.accounts, options),
  preflight: (backend, options) => preflight(backend, options.accounts, options),
  makes: (change, { disposable, resetToken }) =>
    (disposable || ![PASSWORDS, GIVEN, ALL_REFUNDS].includes(change)) &&
    (resetToken !== undefined || change !== RESETS),
}
