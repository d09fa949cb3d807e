import type { ComponentType } from 'react'
import { lazy, useEffect, useState } from 'react'
import { OfflinePage } from './offline-page.tsx'
import { isOffline, whenOnline } from './when-online.ts'

export type LazyPage = ComponentType & {
  preload: () => Promise<void>
  /** Brings the chunk closer without insisting on it: whoever opens the page asks again. */
  prefetch: () => void
}

/**
 * A page in a chunk of its own. Once `preload` has resolved it renders without suspending,
 * so the export prints it whole and hydration finds exactly what was printed.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined

  async function preload() {
    loaded ??= await loadHere(load).catch((cause) => (isOffline() ? undefined : reloadOnce(cause)))
  }

  const Suspending = lazy(async () => {
    await preload()
    return { default: loaded ?? WaitsForNetwork }
  })

  /** Without a network: says so, and becomes the page as soon as there is one. */
  function WaitsForNetwork() {
    const [Content, setContent] = useState(() => loaded)
    useEffect(() => {
      const show = (page: ComponentType) => {
        loaded = page
        setContent(() => page)
      }
      // Thrown while it renders, for the boundary around it.
      const fail = (cause: unknown) =>
        setContent(() => {
          throw cause
        })
      void whenOnline(load).catch(reloadOnce).then(show, fail)
    }, [])
    return Content ? <Content /> : <OfflinePage />
  }

  function Page() {
    // Held for the life of this mount: changing the component type later would throw away the page's state.
    const [Content] = useState(() => loaded ?? Suspending)
    return <Content />
  }

  return Object.assign(Page, { preload, prefetch: () => void load().catch(askedAgainWhenOpened) })
}

/**
 * Firefox aborts what is on its way as soon as the page is being left. That is no failure to answer with a reload, which
 * would cancel the leaving: the page is loaded again if it is ever shown again.
 */
async function loadHere<Result>(load: () => Promise<Result>): Promise<Result> {
  if (import.meta.env.SSR) return load()
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  // Only while it loads: a browser may keep no page with this listener for the way back.
  addEventListener('beforeunload', leave)
  try {
    return await load()
  } catch (cause) {
    if (!isLeaving) throw cause
    addEventListener('pageshow', () => location.reload(), { once: true })
    return await new Promise<never>(() => undefined)
  } finally {
    removeEventListener('beforeunload', leave)
  }
}

const askedAgainWhenOpened = () => undefined

const RELOADED_KEY = 'reloaded-for-missing-chunk'

/** A chunk that is gone was replaced by a new release: fetch that release, but never in a loop. */
function reloadOnce(cause: unknown): never | Promise<never> {
  if (import.meta.env.SSR || sessionStorage.getItem(RELOADED_KEY) === location.href) throw cause
  sessionStorage.setItem(RELOADED_KEY, location.href)
  location.reload()
  return new Promise<never>(() => undefined)
}
