import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { useOffline } from '../../loading/use-offline.ts'
import { closeOverlay, overlay } from '../dialogs/overlay.ts'
import { useShortcuts } from '../keyboard/use-shortcuts.ts'

const ShortcutList = lazyPart(
  () => import('../keyboard/shortcut-list.tsx'),
  (m) => m.ShortcutList,
)

/** The keyboard shortcuts of the area, and what they open. */
export function Keyboard() {
  useShortcuts()
  const { shown } = useSnapshot(overlay)

  useEffect(() => {
    overlay.isHosted = true
    return () => {
      Object.assign(overlay, { isHosted: false, shown: null })
    }
  }, [])

  return (
    <Suspense fallback={<WaitsForNetwork />}>
      {shown === 'shortcuts' && <ShortcutList onClose={() => closeOverlay()} />}
    </Suspense>
  )
}

const WaitsForNetwork = () =>
  useOffline() && (
    <p role="status" className="part-failure">
      You are offline. This opens as soon as the network is back.
    </p>
  )
