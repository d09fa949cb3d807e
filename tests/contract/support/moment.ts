import type { ContractRun } from '../suite/contract-run.ts'

/** Lets time pass at the server: at once where that can be done, else by waiting. */
export async function aMoment({ backend }: ContractRun, ms: number): Promise<void> {
  if (backend.pass) return backend.pass(ms)
  await new Promise((resolve) => setTimeout(resolve, ms))
}
