import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LazyPage } from './lazy-page.tsx'
import { useHydrated } from './use-hydrated.ts'

/**
 * Content without interactive elements other than links. The exported page contains it, so hydration leaves it
 * untouched, and its code is loaded only when visitors come from another page of the application.
 */
export function Prerendered({ content: Content }: { content: LazyPage }): ReactElement {
  // Fixed for the lifetime of this mount: prerendered content must not disappear after hydration.
  const [isPrerendered] = useState(!useHydrated() && !import.meta.env.SSR)
  // suppressHydrationWarning makes React keep the server's HTML: it is not compared, its code not loaded.
  if (isPrerendered) return <div suppressHydrationWarning>{''}</div>
  return (
    <div>
      <Content />
    </div>
  )
}
