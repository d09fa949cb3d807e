import type { Account, Backend } from './backend.ts'
import type { Options } from './cli/options.ts'
import type { Check, ContractRun } from './contract-run.ts'
import type { ContractDocument } from './document.ts'

/** What the suite is given, as the mock server is given a backend: a document, and what it does not say. */
export type Product<Run extends ContractRun = ContractRun> = {
  document: ContractDocument
  checks: Check<Run>[]
  /** The maximum of requests for a number of runs. */
  requests?: (runs: number) => number
  /** Accounts and a server in this process, against which it runs without a URL. */
  inProcess?: { accounts: Account[]; backend(seed: number): Backend }
  newRun(backend: Backend, options: Options & { seed: number; signal: AbortSignal }): Run
  /** Fails with one clear error, instead of a hundred, for a wrong address or account. @returns how long a response takes, in ms */
  preflight(backend: Backend, options: Options): Promise<number>
  /** Whether a change that a check announces is made with these options. */
  makes(change: string, options: Pick<Options, 'disposable' | 'resetToken'>): boolean
}

/** The server or an account cannot be used. */
export class PreflightError extends Error {
  override name = 'PreflightError'
}
