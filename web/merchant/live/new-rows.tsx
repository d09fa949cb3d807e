import { ArrowUp } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { arrivals } from './arrivals.ts'
import './live.css'
import { numbered } from '../format/count.ts'

const MARKED_FOR_MS = 2 * 60_000

/** Marks a row that has just come in. */
export function NewMark({ id }: { id: string }) {
  const at = useSnapshot(arrivals).at[id]
  if (at === undefined || Date.now() - at > MARKED_FOR_MS) return null
  return (
    <span className="new-mark">
      <Badge tone="action">New</Badge>
    </span>
  )
}

/** Leads to the payments that came in above what is being read. */
export function WaitingRows({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div className="waiting-rows">
      <Button size="sm" onClick={() => scrollTo({ top: 0 })}>
        <ArrowUp aria-hidden size={16} />
        {numbered(count, 'new payment')}
      </Button>
    </div>
  )
}
