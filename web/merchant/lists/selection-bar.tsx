import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import './selection-bar.css'

type SelectionBarProps = {
  /** Such as `3 payments · ₹1,497.00`. */
  what: string
  /** Offered while only the loaded rows are selected. */
  all?: { label: string; onSelect: () => void } | undefined
  onClear: () => void
  /** The actions on the selection. */
  children: ReactNode
}

/** What is selected in a list, and what can be done with it. Above the list, so that no row moves. */
export const SelectionBar = ({ what, all, onClear, children }: SelectionBarProps) => (
  <section className="selection-bar" aria-label="Selection">
    <p aria-live="polite">
      <b>{what}</b> selected
    </p>
    <div className="selection-actions">
      {all && (
        <Button variant="quiet" size="sm" onClick={all.onSelect}>
          {all.label}
        </Button>
      )}
      {children}
    </div>
    <button type="button" className="icon-button" aria-label="Clear selection" onClick={onClear}>
      <X aria-hidden size={18} />
    </button>
  </section>
)
