import { lastChange } from '../../../ui/unexpected-error.tsx'

/** A screen that fails so soon after a refund may have failed because of it. */
const JUST_MS = 60_000

let recent: { amount: string; at: number }[] = []

const isRecent = ({ at }: { at: number }) => Date.now() - at < JUST_MS

/** @param amount as shown, such as `₹10.00` */
export function noteRefund(amount: string) {
  lastChange.describe = () => {
    const title = justRefunded()
    const text = 'This screen failed afterwards. You do not need to do anything.'
    return title === undefined ? undefined : { title, text, retry: 'Show it again' }
  }
  recent = [...recent.filter(isRecent), { amount, at: Date.now() }]
}

/** The refunds of the last minute in a sentence; undefined if there were none. */
function justRefunded(): string | undefined {
  const refunds = recent.filter(isRecent)
  const last = refunds.at(-1)
  if (!last) return undefined
  const before = refunds.length > 1 ? `, and ${refunds.length - 1} more before it` : ''
  return `The refund of ${last.amount} was made${before}`
}
