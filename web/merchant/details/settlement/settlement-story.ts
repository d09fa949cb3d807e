import { formatDayWord, formatNearDay, formatTime } from '../../format/ist.ts'
import type { Settlement } from '../../settlements/settlements.ts'

/** Where the money is, in a sentence. */
export function settlementStory({ status, dueOn, processedAt }: Settlement, now = Date.now()): string {
  const word = formatDayWord(dueOn, now)
  const day = word === formatNearDay(dueOn) ? `on ${word}` : word.toLowerCase()
  if (status === 'failed') return 'The money did not reach the bank account.'
  if (status === 'processing') return 'On its way to the bank.'
  if (status === 'scheduled') return `Goes to the bank ${day}.`
  const sent = processedAt ? `Sent on ${formatTime(processedAt)}` : 'Sent'
  return `${sent}. The bank may take a few hours to credit it.`
}
