import type { Side } from './amount.ts'
import type { WrittenDay } from './day.ts'

type Place<Day = WrittenDay | null> = {
  /** From 1, as editors count. */
  number: number
  text: string
  /** Also of a line that is not read: it may prove the order of day and month. */
  day: Day
  /** The running balance behind this line, in paise. */
  balance: number | null
}

/** A movement whose side may not be known yet. */
export type Movement = Place<WrittenDay> & {
  type: 'movement'
  /** Above zero. */
  paise: number
  side: Side | null
  /** What may tell the side, where lines with the same hint are known: `out:2`; `opposite` is the hint of the other side. */
  hint?: { same: string; opposite?: string }
  /** Its amount is one of several numbers: read only if the balance proves it, or the layout of such lines. */
  proof?: 'itself' | 'layout'
}

/** A line that may be a movement, and why it was not read. */
export type Unread = Place & { type: 'unread'; reason: string }

/** Not a movement: an opening balance, or nothing that moved. */
type Still = Place & { type: 'still' }

export type Entry = Movement | Unread | Still

/** What no movement is called, if it is all that a line says: `Opening Balance`, `B/F`, `Grand total`. */
export const isNoMovement = (text: string) => text.length <= LONGEST && NO_MOVEMENT.test(plainWords(text))

/** The same of a line without a day, where more may be said: `Effective available balance as on 26-11-2026`. */
export const mentionsNoMovement = (text: string) => MENTIONS.test(plainWords(text))

/** What no movement is called is short. */
const LONGEST = 60

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

const NO_MOVEMENT =
  /^(?:(?:your |the )?(?:opening|closing|starting|ending|previous)(?: ledger)? bal(?:ance)?|bal(?:ance)? (?:b f|c f|bf|cf|brought forward|carried forward|forward)|b f|c f|brought forward|carried forward|(?:grand |sub |page |daily )?totals?(?: for the (?:day|page|month))?|प्रारंभिक शेष|अंतिम शेष|कुल)(?: (?:cr|dr|inr|rs|as on|on))*$/

const MENTIONS =
  /\b(?:opening|closing|available|effective|ledger|cleared?|uncleared|current|average|minimum|account) bal(?:ance)?\b|\bbal(?:ance)? (?:as|on|at|b f|c f|bf|cf|brought|carried|forward|is)\b|\b(?:brought|carried) forward\b|\btotals?\b|\bdrawing power\b|\binterest rate\b|\brate of interest\b|\blimit\b|\bstatement\b|\bsummary\b|\blegends?\b|\b(?:debit|credit|dr|cr) count\b|\bgenerated\b|शेष|कुल/
