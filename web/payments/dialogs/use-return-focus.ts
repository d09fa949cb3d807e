import { useState } from 'react'
import { giveFocus } from './overlay.ts'

/** Gives the focus back to what had it when this opened: a panel that is a route goes without the library's farewell. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  return () => {
    requestAnimationFrame(() => giveFocus(opener))
  }
}
