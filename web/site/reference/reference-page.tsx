import { Suspense, useEffect, useState } from 'react'
import { lazyPage } from '../../loading/lazy-page.tsx'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { paths } from '../../paths.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { PageHead } from '../page-head.tsx'
import { copyCode, keepLanguage } from './tools/code.ts'
import type { DemoAccount } from './tools/mock-server.ts'
import { demoAccounts, nameThisServer } from './tools/mock-server.ts'
import { offerCalls } from './tools/offer-calls.ts'
import { followReading, reachSections } from './tools/scroll-position.ts'
import { searchReference } from './tools/search.ts'

const sections = lazyPage(
  () => import('./reference-sections.tsx'),
  (m) => m.ReferenceSections,
)

export function ReferencePage() {
  return (
    <>
      <PageHead
        title="API reference"
        description="Every call of the Kosha API: parameters, limits, roles, responses and errors, in curl, TypeScript and Python, with guides to money, idempotency and testing."
        path={paths.apiReference}
      />
      <Prerendered content={sections} />
      <ReferenceTools />
      {/* The search answers to a key from the start, and the samples name this server. */}
      <span hidden data-loads-at-once />
    </>
  )
}

const TryIt = lazyPart(
  () => import('./tools/try-it.tsx'),
  (m) => m.TryIt,
)

/** What scripts add to the prerendered reference: the current section, search, copying and trying calls. */
function ReferenceTools() {
  const [announcement, setAnnouncement] = useState('')
  const accounts = useDemoAccounts()
  const [tried, setTried] = useState<string>()

  useEffect(() => {
    const stops = [
      followReading(),
      reachSections(),
      searchReference(),
      keepLanguage(),
      copyCode(setAnnouncement),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  useEffect(() => {
    if (!accounts) return
    nameThisServer()
    TryIt.preload()
    return offerCalls(setTried)
  }, [accounts])

  return (
    <>
      <LiveRegion text={announcement} />
      {tried && accounts && (
        <Suspense>
          <TryIt id={tried} accounts={accounts} onClose={() => setTried(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Undefined until a mock server at this origin has responded. */
function useDemoAccounts() {
  const [accounts, setAccounts] = useState<DemoAccount[]>()
  useEffect(() => {
    let isShown = true
    void demoAccounts().then((found) => {
      if (isShown) setAccounts(found)
    })
    return () => {
      isShown = false
    }
  }, [])
  return accounts
}
