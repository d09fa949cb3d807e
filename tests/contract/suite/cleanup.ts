import { Damage } from './verdicts.ts'
import type { Wire } from './wire.ts'

type Step = { name: string; undo: () => Promise<unknown> }

/** Undoes what a check did, whether it passed or failed. */
export class Cleanup {
  readonly notCleanedUp: string[] = []
  private steps: Step[] = []

  constructor(private readonly wire: Wire) {}

  /** Runs `undo` after the current check, whether it passes or fails. */
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
