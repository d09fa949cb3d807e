import type { ContractRun } from '../../suite/contract-run.ts'

/** Advances the server's clock if possible, otherwise waits. */
export async function passTime({ backend, wire }: ContractRun, ms: number): Promise<void> {
  if (backend.pass) return backend.pass(ms)
  await wire.pause(ms)
}
