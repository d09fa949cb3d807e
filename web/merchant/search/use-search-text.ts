import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { overlay } from '../dialogs/overlay.ts'
import { listAt } from '../navigation/lists.ts'
import { filterAfterPause, useUrlParams } from '../screen/url-params.ts'

/**
 * The text of the search field. On a list it also filters the rows while typing: after a pause the text is in the URL,
 * and a search in the URL is in the field.
 */
export function useSearchText() {
  const { pathname } = useLocation()
  const { params, change } = useUrlParams()
  const [typed, setTyped] = useState<string | null>(null)
  const list = listAt(pathname)
  const inUrl = (list && params.get('search')) ?? ''
  /** The last search that was put into the URL from here, and the one before typing began. */
  const sent = useRef(inUrl)
  const before = useRef(inUrl)

  // Typing never undoes a navigation, nor does a navigation lose text typed meanwhile.
  useEffect(() => {
    function forget() {
      filterAfterPause(null)
      if (overlay.shown !== 'search') setTyped(null)
    }
    addEventListener('popstate', forget)
    return () => {
      removeEventListener('popstate', forget)
      if (location.pathname !== pathname) forget()
      else filterAfterPause(null)
    }
  }, [pathname])

  // Another search in the URL, such as a saved view's, replaces the typed text.
  useEffect(() => {
    if (inUrl !== sent.current) setTyped(null)
    sent.current = inUrl
  }, [inUrl])

  function filter(text: string) {
    filterAfterPause(null)
    // The next screen may still be loading, and this one still be shown.
    if (!list || location.pathname !== pathname) return
    sent.current = text.trim()
    if (sent.current !== inUrl) change({ search: sent.current }, { replace: true })
  }

  function type(text: string) {
    if (typed === null) before.current = inUrl
    setTyped(text)
    filterAfterPause(() => filter(text))
  }

  /** For a text that did not search this list, but led to another screen. */
  function takeBack() {
    if (typed !== null) filter(before.current)
    setTyped(null)
  }

  const text = typed ?? inUrl
  return { text, list, type, takeBack, filterNow: () => filter(text) }
}
