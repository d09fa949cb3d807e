import { useEffect, useState } from 'react'
import type { LazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { PageHead } from '../../page-head.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { copyCode, keepLanguage } from './tools/code.ts'

export type DocsPageProps = { title: string; description: string; path: string; content: LazyPage }

/** A page of the documentation beside the API reference: prerendered, with samples to copy. */
export function DocsPage({ content, ...head }: DocsPageProps) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const stops = [keepLanguage(), copyCode(setAnnouncement)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <>
      <PageHead {...head} />
      <Prerendered content={content} />
      <LiveRegion text={announcement} />
    </>
  )
}
