import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { awaitOpener, isPresent } from '../../ui/app/use-return-focus.ts'
import { giveFocus } from './overlay.ts'

/**
 * Returns from a dialog or panel route to the screen below it, keeping the filters in the URL except `without`.
 * Replaces the history entry: Back must not reopen the dialog. The focus returns to the element that opened it.
 */
export function useCloseRoute(pathname: string, { without }: { without?: string } = {}) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [opener] = useState(() => document.activeElement)
  const focusNext = useRef<Element | null>(null)

  // Only once it is gone: the dialog itself returns the focus to its opener as it unmounts.
  useEffect(() => () => void requestAnimationFrame(() => giveFocus(focusNext.current)), [])

  return () => {
    // Pressed twice, the address is already that of the screen below.
    focusNext.current ??= isPresent(opener) && !opener.matches('.row-link') ? opener : (openRow() ?? opener)
    awaitOpener(opener?.id ?? '')
    const keptParams = new URLSearchParams(search)
    if (without !== undefined) keptParams.delete(without)
    void navigate(
      { pathname, search: without === undefined ? search : `${keptParams}` },
      { replace: true, state: { inPlace: true } },
    )
  }
}

/** The row that the user has stepped to. By the URL, since the list may not have rendered the last step yet. */
function openRow() {
  const rows = document.querySelectorAll<HTMLAnchorElement>('a.row-link')
  return [...rows].find(({ pathname }) => pathname === window.location.pathname)
}
