import { Command } from 'lucide-react'
import { toggleOverlay } from '../dialogs/overlay.ts'
import { KeyCaps } from '../keyboard/key-caps.tsx'
import { loadPalette } from './overlays.tsx'
import './palette-button.css'

export function PaletteButton() {
  return (
    <button
      type="button"
      className="palette-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={loadPalette}
      onClick={() => toggleOverlay('palette')}
    >
      <Command aria-hidden size={16} />
      <span>Commands</span>
      <KeyCaps shortcut={{ keys: ['k'], withCommand: true }} />
    </button>
  )
}
