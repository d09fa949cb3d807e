import { ListChecks, X } from 'lucide-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Announcement } from '../screen/announcement.tsx'

type SelectionBarProps = {
  /** Such as `3 payments · ₹1,497.00`. */
  summary: string
  /** Offered while only the loaded rows are selected. */
  selectAll?: { label: string; onSelect: () => void } | undefined
  onClear: () => void
  /** The actions on the selection. */
  children: Elements
}

/**
 * The selected rows of a list, and their actions. At the end of the screen, so that no row moves, and over
 * its whole width, so that none is shown beside it in part. On a phone two lines, however many actions there are.
 */
export const SelectionBar = ({ summary, selectAll, onClear, children }: SelectionBarProps) => (
  <section
    data-covers-end
    className="lined fixed start-(--rail) end-0 bottom-0 z-33 flex flex-wrap items-center gap-x-2 gap-y-1 border-line-strong bg-surface py-1.5 ps-4 pe-1.5 shadow-raised max-sm:inset-x-2 max-sm:bottom-[calc(1rem+var(--bottom-bar))] max-sm:rounded-lg max-sm:ps-3 sm:border-x-0 sm:border-b-0 xl:in-data-side:end-(--side)"
    aria-label="Selection"
  >
    <p className="tnum me-2 max-sm:order-first max-sm:me-0 max-sm:flex-[1_0_0]">
      <span className="font-bold">{summary}</span> selected
    </p>
    <Announcement text={`${summary} selected`} />
    <div className="contents max-sm:-m-1 max-sm:flex max-sm:min-w-0 max-sm:flex-[1_0_100%] max-sm:items-center max-sm:gap-2 max-sm:overflow-x-auto max-sm:p-1 max-sm:*:flex-none max-sm:[scrollbar-width:none]">
      {selectAll && (
        <Button variant="quiet" size="sm" onClick={selectAll.onSelect}>
          {selectAll.label}
        </Button>
      )}
      {children}
    </div>
    <IconButton
      label="Clear selection"
      icon={X}
      iconSize={18}
      className="max-sm:-order-1 max-sm:size-9"
      onClick={onClear}
    />
  </section>
)

/** Whether the rows of a list on a phone have checkboxes, which would otherwise take room from every row. */
export const selecting = proxy({ isOn: false })

/** On a phone, shows the checkboxes of the rows; wider lists always have them. */
export function SelectRows() {
  const { isOn } = useSnapshot(selecting)
  useEffect(() => stop, [])
  return (
    <IconButton
      label="Select rows"
      icon={ListChecks}
      iconSize={18}
      size="md"
      className="lined aria-pressed:forced-highlight border-line-strong aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action sm:hidden"
      aria-pressed={isOn}
      onClick={() => {
        selecting.isOn = !isOn
      }}
    />
  )
}

/** Another list starts without checkboxes. */
function stop() {
  selecting.isOn = false
}
