import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { LiveRegion } from '../ui/live-region.tsx'
import { keepScrollPositions, restoreScrollPosition, savedScrollPosition } from './scroll-positions.ts'

/**
 * Gives a navigation inside the application what the browser gives a new document: the scroll position,
 * the focus at the start of the content, and the title read aloud.
 */
export function RouteAnnouncer() {
  const { key, pathname, hash, state } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')

  // With the new page's own commit, before the browser can tell that the shorter page scrolled.
  useLayoutEffect(() => keepScrollPositions(key), [key])

  useEffect(() => {
    // A changed filter or dialog in the address is not a new page, nor is a panel that opens beside the page.
    const stays = shownPath.current === pathname || state?.inPlace === true
    shownPath.current = pathname
    if (stays) return undefined

    const target = hash ? document.getElementById(hash.slice(1)) : null
    // A dialog that was opened meanwhile is what the user is at.
    if (!document.activeElement?.closest('[role$="dialog"]')) {
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
