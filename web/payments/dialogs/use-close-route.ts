import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { giveFocus } from './overlay.ts'

/**
 * Returns from a dialog or panel route to the screen below it, keeping the filters in the URL except `without`.
 * Replaces the history entry: Back must not reopen the dialog. The focus returns to the element that opened it.
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
    // After stepping through the rows, the open one.
    const row = document.querySelector('.row-link[aria-current="page"]')
    const isRow = opener?.matches('.row-link') && row !== null
    requestAnimationFrame(() => giveFocus(isRow ? row : opener))
  }
}
