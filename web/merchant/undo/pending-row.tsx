import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { moveFocusOnRemoval } from './move-focus-on-removal.ts'
import type { Undoable } from './undoables.ts'
import { UNDO_MS } from './undoables.ts'

export type Pending = Exclude<Undoable, { step: 'failed' }>

type PendingRowProps = {
  change: Pending
  columns: number
  /** The pending change and its consequence. */
  title: ReactNode
  note: ReactNode
  nowLabel: string
  onNow: () => void
  onUndo: () => void
}

/** Replaces a row, across all its columns, from pressing its button until the server has responded. */
export function PendingRow({ change, columns, title, note, nowLabel, onNow, onUndo }: PendingRowProps) {
  const isSent = change.step === 'sending'
  return (
    <td
      colSpan={columns}
      className="relative w-full bg-sunk px-4 py-1.5 align-middle max-sm:block max-sm:py-2"
      ref={moveFocusOnRemoval}
    >
      <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-1 text-start">
        <p className="wrap-anywhere min-w-0 flex-[1_1_16rem]">
          <span className="font-label">{title}</span>
          <span className="block text-muted text-xs/body">{note}</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:w-full">
          {change.step === 'waiting' && <Countdown due={change.due} />}
          <Button variant="quiet" size="sm" className="max-sm:px-3" busy={isSent} onClick={onNow}>
            {nowLabel}
          </Button>
          {/* Last: it takes the place of the button that was pressed, so that a slow second click does no harm. */}
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:px-3"
            busy={isSent}
            data-focus-target
            onClick={onUndo}
          >
            Undo
          </Button>
        </div>
      </div>
    </td>
  )
}

/** In words, and as a bar that runs down. */
function Countdown({ due }: { due: number }) {
  const seconds = useSecondsLeft(due)
  // The countdown started when Delete was pressed, though it may be rendered later.
  const [elapsedMs] = useState(() => Date.now() - (due - UNDO_MS))
  return (
    <>
      <span className="min-w-34 text-end text-muted text-xs/body max-sm:min-w-0 max-sm:flex-1 max-sm:text-start">
        {seconds === 1 ? '1 second left' : `${seconds} seconds left`}
      </span>
      <span
        data-countdown
        className="absolute inset-x-0 -bottom-px h-0.5 origin-left animate-countdown bg-marigold motion-reduce:hidden"
        style={{ animationDelay: `${-elapsedMs}ms` }}
      />
    </>
  )
}

const POLL_INTERVAL_MS = 200

/** Whole seconds until `due`, counting a started one. */
function useSecondsLeft(due: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((due - now) / 1000))
}
