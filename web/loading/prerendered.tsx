import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LazyPage } from './lazy-page.tsx'
import { useHydrated } from './use-hydrated.ts'

/**
 * Content without anything to operate but links. The exported page brings it along, so hydration leaves it as it was
 * printed, and its code is fetched only by visitors who come here from another page of the application.
 */
export function Prerendered({ content: Content }: { content: LazyPage }): ReactElement {
  // Held for the life of this mount: what was printed must not be taken away once the page has hydrated.
  const [printed] = useState(!useHydrated() && !import.meta.env.SSR)
  // suppressHydrationWarning makes React keep the server's HTML: it neither walks it nor loads the code behind it.
  if (printed) return <div suppressHydrationWarning>{''}</div>
  return (
    <div>
      <Content />
    </div>
  )
}
