import type { Call, Exam } from './contract-run.ts'
import type { OperationId } from './document.ts'
import type { Received } from './wire.ts'

type Debt = { what: string; settle: () => Promise<unknown> }

/** What the suite has changed and owes to put back: the links that it made, the settings that it moved. */
export class Debts {
  readonly leftBehind: string[] = []
  private owed: Debt[] = []

  constructor(private readonly exam: Exam) {}

  owe(what: string, settle: () => Promise<unknown>): void {
    this.owed.push({ what, settle })
  }

  /** A link that came to be, wanted or not, is deleted later. */
  noteAnswer(id: OperationId, { as }: Call, { status, text }: Received): void {
    const link = id === 'createPaymentLink' && status < 300 ? linkIn(text) : undefined
    if (link === undefined) return
    this.owe(`the payment link ${link}`, async () => {
      const sent = {
        method: 'DELETE',
        url: `${this.exam.backend.url}/payments/links/${link}`,
        headers: { authorization: `Bearer ${as?.token}` },
      }
      const { status } = await this.exam.wire.send(sent, {
        party: as?.party ?? 'nobody',
        evenIfStopped: true,
      })
      if (status >= 300 && status !== 404) throw new Error(`${status}`)
    })
  }

  /** The last change first. What cannot be put back is named in `leftBehind`. */
  async settle(): Promise<void> {
    for (let debt = this.owed.pop(); debt; debt = this.owed.pop()) {
      const { what, settle } = debt
      await settle().catch(() => this.leftBehind.push(what))
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
