import type { Call, ContractRun } from './contract-run.ts'
import type { OperationId } from './document.ts'
import type { Received } from './wire.ts'

type Step = { what: string; undo: () => Promise<unknown> }

/** Undoes what the suite has changed: deletes the links that it made, puts back the settings that it moved. */
export class Cleanup {
  readonly notCleanedUp: string[] = []
  private steps: Step[] = []

  constructor(private readonly contractRun: ContractRun) {}

  /** `undo` is called when the check that is running has ended, whatever its result. */
  defer(what: string, undo: () => Promise<unknown>): void {
    this.steps.push({ what, undo })
  }

  /** A link that was created, intended or not, is deleted later. */
  noteAnswer(id: OperationId, { as }: Call, { status, text }: Received): void {
    const link = id === 'createPaymentLink' && status < 300 ? linkIn(text) : undefined
    if (link === undefined) return
    this.defer(`the payment link ${link}`, async () => {
      const sent = {
        method: 'DELETE',
        url: `${this.contractRun.backend.url}/payments/links/${link}`,
        headers: { authorization: `Bearer ${as?.token}` },
      }
      const { status } = await this.contractRun.wire.send(sent, {
        role: as?.role ?? 'anonymous',
        evenIfStopped: true,
      })
      if (status >= 300 && status !== 404) throw new Error(`${status}`)
    })
  }

  /** Undoes the last change first. What cannot be undone is named in `notCleanedUp`. */
  async run(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const { what, undo } = step
      await undo().catch(() => this.notCleanedUp.push(what))
    }
  }
}

function linkIn(text: string): string | undefined {
  try {
    const { link } = JSON.parse(text)
    return typeof link?.id === 'string' ? encodeURIComponent(link.id) : undefined
  } catch {
    return undefined
  }
}
