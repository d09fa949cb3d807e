import type { ComponentType } from 'react'
import { use, useEffect, useState } from 'react'
import { importAgain } from '../ui/import-again.ts'
import { unlessBlocked } from '../unless-blocked.ts'
import { noticeLeaving } from './leaving.ts'
import { OfflinePage } from './offline-page.tsx'
import { withStyleSheets } from './style-sheets.ts'
import { isOffline, whenOnline } from './when-online.ts'

export type LazyPage = ComponentType & {
  preload: () => Promise<void>
  /** Loads the page in advance; a failure is ignored, since opening the page requests it again. */
  prefetch: () => void
}

type PageIn<Chunk> = { [Name in keyof Chunk]: Chunk[Name] extends ComponentType ? Name : never }[keyof Chunk]

/**
 * A page in its own chunk, which `load` imports: the component with a name, or what `page` makes of the chunk. Once
 * `preload` has resolved it renders without suspending, so that the exported HTML is complete and matches on hydration.
 */
export function lazyPage<Chunk>(
  load: () => Promise<Chunk>,
  page: PageIn<Chunk> | ((chunk: Chunk) => ComponentType),
): LazyPage {
  const pick = (chunk: Chunk) => (typeof page === 'function' ? page(chunk) : (chunk[page] as ComponentType))
  let loaded: ComponentType | undefined

  let loading: Promise<ComponentType> | undefined

  /** In the storage of the tab, while it is reloaded for this page. */
  const reloadKey = `reloaded-for-page-${++pages}`

  async function loadPage() {
    const component = pick(await load().catch(importAgain))
    // The next release may come into the same tab.
    unlessBlocked(() => sessionStorage.removeItem(reloadKey))
    return component
  }

  function reload(cause: unknown) {
    failed.add(() => {
      loading = undefined
    })
    return reloadOnce(reloadKey, cause)
  }

  async function open(): Promise<ComponentType> {
    try {
      loaded = await loadHere(withStyleSheets(loadPage))
      return loaded
    } catch (cause) {
      if (isOffline()) return WaitsForNetwork
      return reload(cause)
    }
  }

  const request = () => (loading ??= open())

  async function preload() {
    if (!loaded) await request()
  }

  /** Shows a message while offline, and the page once the network is back. */
  function WaitsForNetwork() {
    const [Content, setContent] = useState(() => loaded)
    useEffect(() => {
      const show = (page: ComponentType) => {
        loaded = page
        setContent(() => page)
      }
      // Rethrown during render, for the error boundary.
      const fail = (cause: unknown) =>
        setContent(() => {
          throw cause
        })
      void whenOnline(loadPage).catch(reload).then(show, fail)
    }, [])
    return Content ? <Content /> : <OfflinePage />
  }

  function Page() {
    // Fixed for the lifetime of this mount: changing the component type would discard the page's state.
    const [ready] = useState(() => loaded)
    const Content = ready ?? use(request())
    return <Content />
  }

  function prefetch() {
    void loadPage().then((page) => {
      loaded ??= page
    }, requestedAgainWhenOpened)
  }

  return Object.assign(Page, { preload, prefetch })
}

let pages = 0

const failed = new Set<() => void>()

/** Whether a page could not be loaded, and its failure is about to be shown. */
export const isPageMissing = () => failed.size > 0

/** Called once a failure is on the screen: the next time that a failed page is shown, it is loaded again. */
export function forgetFailedPages() {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * Firefox aborts pending requests when the user leaves the page. Reloading at that point would cancel the
 * navigation, so the chunk is loaded again only if the page is shown again.
 */
async function loadHere<Result>(load: () => Promise<Result>): Promise<Result> {
  if (import.meta.env.SSR) return load()
  return await noticeLeaving(async (isLeaving) => {
    try {
      return await load()
    } catch (cause) {
      if (!isLeaving()) throw cause
      addEventListener('pageshow', () => location.reload(), { once: true })
      return await new Promise<never>(() => undefined)
    }
  })
}

const requestedAgainWhenOpened = () => undefined

/** A missing chunk means there is a new release: reload to get it, but never in a loop. */
function reloadOnce(key: string, cause: unknown): never | Promise<never> {
  if (import.meta.env.SSR || !isFirstTime(key)) throw cause
  location.reload()
  return new Promise<never>(() => undefined)
}

/** Also false if the browser refuses storage, since nothing would then end the loop. */
function isFirstTime(key: string): boolean {
  const mark = () => {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
    return true
  }
  return unlessBlocked(mark) ?? false
}
