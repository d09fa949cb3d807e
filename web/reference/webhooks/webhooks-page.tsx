import { useEffect, useState } from 'react'
import { importAgain } from '../../loading/import-again.ts'
import { lazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { copyCode, keepLanguage } from '../tools/code.ts'

const sections = lazyPage(() =>
  import('./webhooks-sections.tsx').catch(importAgain).then((m) => m.WebhooksSections),
)

export function WebhooksPage() {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const stops = [keepLanguage(), copyCode(setAnnouncement)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <>
      <PageHead
        title="Webhooks"
        description="The events that Kosha sends to your server: their payloads, how to verify the signature in TypeScript, Python and a shell, when they are repeated, and how to try one."
        path={paths.webhooks}
      />
      <Prerendered content={sections} />
      <LiveRegion text={announcement} />
    </>
  )
}
