import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { numbered } from '../format/count.ts'
import { arrivals } from './arrivals.ts'

const MARKED_FOR_MS = 2 * 60_000

/** Marks a row that has just come in. */
export function NewMark({ id }: { id: string }) {
  const at = useSnapshot(arrivals).at[id]
  if (at === undefined || Date.now() - at > MARKED_FOR_MS) return null
  return (
    <span data-new>
      <Badge tone="new">New</Badge>
    </span>
  )
}

/** Leads to the payments that came in above the rows in view. */
export function WaitingRows({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div className="sticky top-17 z-20 grid h-0 place-items-center overflow-visible">
      <Button size="sm" className="shadow-raised" onClick={() => scrollTo({ top: 0 })}>
        <ArrowUp aria-hidden size={16} />
        <span>{numbered(count, 'new payment')}</span>
      </Button>
    </div>
  )
}

/** From here on, a new row above would move the rows in view. */
const AWAY_FROM_TOP_PX = 160

let awaySince = 0

/** When the user scrolled down, in ms since 1970; 0 at the top. */
const readingSince = () => {
  const isAway = globalThis.scrollY > AWAY_FROM_TOP_PX
  if (!isAway) awaySince = 0
  else if (awaySince === 0) awaySince = Date.now()
  return awaySince
}

/** The rows without those that came in while the user reads further down, and how many those are. */
export function useReadableRows<Row extends { id: string }>(
  rows: Row[],
): { readable: Row[]; waiting: number } {
  const { at } = useSnapshot(arrivals)
  const since = useSyncExternalStore(onScroll, readingSince, () => 0)
  const isReadable = ({ id }: Row) => since === 0 || (at[id] ?? 0) <= since
  const readable = rows.every(isReadable) ? rows : rows.filter(isReadable)
  return { readable, waiting: rows.length - readable.length }
}

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
