import type { ReactNode } from 'react'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Renders into the middle of the bar at the top, which belongs to the shell of all pages. */
export function TopBarPortal({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  // In the commit that adds the area, the bar may change too.
  useLayoutEffect(() => setBar(document.getElementById('bar-search')), [])
  return bar && createPortal(children, bar)
}
