import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { OverlayName } from '../dialogs/overlay.ts'
import { closeOverlay, overlay } from '../dialogs/overlay.ts'
import { useShortcuts } from '../keyboard/use-shortcuts.ts'

type LoadedOverlays = Partial<Record<OverlayName, ComponentType>>

const load: Record<OverlayName, () => Promise<ComponentType>> = {
  palette: () => import('../palette/palette.tsx').then((m) => m.Palette),
  shortcuts: () => import('../keyboard/shortcut-list.tsx').then((m) => m.ShortcutList),
}

export const loadPalette = () => load.palette().catch(ignore)

/** The keyboard shortcuts of the area, and what they open. */
export function Keyboard() {
  useShortcuts()
  const { shown } = useSnapshot(overlay)
  const [loaded, setLoaded] = useState<LoadedOverlays>({})

  useEffect(() => {
    overlay.isHosted = true
    return () => {
      Object.assign(overlay, { isHosted: false, shown: null })
    }
  }, [])

  useEffect(() => {
    if (!shown) return
    load[shown]().then(
      (Overlay) => setLoaded((old) => ({ ...old, [shown]: Overlay })),
      // Perhaps offline: the screen is shown again.
      () => closeOverlay(),
    )
  }, [shown])

  const Overlay = shown && loaded[shown]
  return Overlay ? <Overlay /> : null
}

const ignore = () => undefined
