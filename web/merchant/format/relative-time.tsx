import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { formatRelative, formatTime } from './ist.ts'

/** How long ago something was; the exact time on hover and focus, for screen readers, and in print, which is read later. */
export function RelativeTime({ moment }: { moment: string }) {
  const now = useSyncExternalStore(eachMinute, thisMinute, thisMinute)
  const exact = formatTime(moment)
  return (
    <time dateTime={moment}>
      <span
        aria-hidden
        className="sm:in-[tr:has(a:focus-visible)]:hidden sm:in-[tr:hover]:hidden print:hidden"
      >
        {formatRelative(moment, now)}
      </span>
      <span
        aria-hidden
        className="hidden sm:in-[tr:has(a:focus-visible)]:inline sm:in-[tr:hover]:inline print:inline"
      >
        {exact}
      </span>
      <VisuallyHidden>{exact}</VisuallyHidden>
    </time>
  )
}

const MINUTE_MS = 60_000
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function eachMinute(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS)
  return () => clearInterval(timer)
}
