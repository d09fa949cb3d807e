import type { ContractRun } from '../../suite/contract-run.ts'

/** Advances the server's clock if possible, otherwise waits. */
export async function passTime({ actors, backend, wire }: ContractRun, ms: number): Promise<void> {
  if (backend.pass) {
    actors.clock.pass(ms)
    return backend.pass(ms)
  }
  await wire.pause(ms)
}
