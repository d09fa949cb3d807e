import { ListChecks, X } from 'lucide-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'
import { iconButtonLook } from '../../ui/icon-button.tsx'
import { Announcement } from '../screen/announcement.tsx'
import './selection-bar.css'

type SelectionBarProps = {
  /** Such as `3 payments · ₹1,497.00`. */
  what: string
  /** Offered while only the loaded rows are selected. */
  all?: { label: string; onSelect: () => void } | undefined
  onClear: () => void
  /** The actions on the selection. */
  children: Elements
}

/** What is selected in a list, and what can be done with it. Above the list, so that no row moves. */
export const SelectionBar = ({ what, all, onClear, children }: SelectionBarProps) => (
  <section className="selection-bar" aria-label="Selection">
    <p>
      <b>{what}</b> selected
    </p>
    <Announcement text={`${what} selected`} />
    <div className="selection-actions">
      {all && (
        <Button variant="quiet" size="sm" onClick={all.onSelect}>
          {all.label}
        </Button>
      )}
      {children}
    </div>
    <button type="button" className={iconButtonLook} aria-label="Clear selection" onClick={onClear}>
      <X aria-hidden size={18} />
    </button>
  </section>
)

/** Whether the rows of a list on a phone have checkboxes, which would otherwise take room from every row. */
export const selecting = proxy({ isOn: false })

/** On a phone, shows the checkboxes of the rows; wider lists always have them. */
export function SelectRows() {
  const { isOn } = useSnapshot(selecting)
  useEffect(() => stop, [])
  return (
    <button
      type="button"
      className={classes(iconButtonLook, 'select-rows')}
      aria-label="Select rows"
      aria-pressed={isOn}
      onClick={() => {
        selecting.isOn = !isOn
      }}
    >
      <ListChecks aria-hidden size={18} />
    </button>
  )
}

/** Another list starts without checkboxes. */
function stop() {
  selecting.isOn = false
}
