import { Damage } from './verdicts.ts'
import type { Wire } from './wire.ts'

type Step = { name: string; undo: () => Promise<unknown> }

/** Run after a check, whatever its result. */
export class Cleanup {
  readonly notCleanedUp: string[] = []
  private steps: Step[] = []

  constructor(private readonly wire: Wire) {}

  /** Runs `undo` after the current check, whatever its result. */
  defer(name: string, undo: () => Promise<unknown>): void {
    this.steps.push({ name, undo })
  }

  /** In reverse order, even if the run was stopped. @returns the first damage found */
  async run(): Promise<Damage | undefined> {
    let damage: Damage | undefined
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const { name, undo } = step
      await this.wire.evenIfStopped(undo).catch((error: unknown) => {
        if (error instanceof Damage) damage ??= error
        else this.notCleanedUp.push(name)
      })
    }
    return damage
  }
}
