import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { LiveRegion } from '../ui/live-region.tsx'
import { keepScrollPositions, restoreScrollPosition, savedScrollPosition } from './scroll-positions.ts'

/**
 * Makes client-side navigation behave like loading a document: restores the scroll position, focuses the
 * start of the content and announces the title.
 */
export function RouteAnnouncer() {
  const { key, pathname, hash, state } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')

  // In the same commit as the new page, before the browser reports that a shorter page has scrolled.
  useLayoutEffect(() => keepScrollPositions(key), [key])

  useEffect(() => {
    // A filter or dialog in the URL is not a new page, nor is a panel that opens next to the page.
    const stays = shownPath.current === pathname || state?.inPlace === true
    shownPath.current = pathname
    if (stays) return undefined

    const target = hash ? document.getElementById(hash.slice(1)) : null
    // Leave the focus in a dialog that was opened meanwhile, or in the search.
    if (!document.activeElement?.closest('[role$="dialog"], search')) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    setTitle(document.title)

    if (navigationType === 'POP') return restoreScrollPosition(savedScrollPosition(key))
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [key, pathname, hash, state, navigationType])

  return <LiveRegion text={title} />
}
