import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { giveFocus } from './overlay.ts'

/**
 * Leads from a dialog or panel that is a route back to the screen below it, with the filters of the address but
 * `without`. In place of the dialog: Back must not open it again. The focus goes back to what opened it.
 */
export function useCloseRoute(pathname: string, { without }: { without?: string } = {}) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [opener] = useState(() => document.activeElement)
  return () => {
    const kept = new URLSearchParams(search)
    if (without !== undefined) kept.delete(without)
    void navigate(
      { pathname, search: without === undefined ? search : `${kept}` },
      { replace: true, state: { inPlace: true } },
    )
    requestAnimationFrame(() => giveFocus(opener))
  }
}
