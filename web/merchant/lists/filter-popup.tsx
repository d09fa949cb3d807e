import { Popover } from '@base-ui/react/popover'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { closePopup } from '../dialogs/close-popup.ts'
import type { Filter, FilterValues } from './filter.ts'
import { FilterEditor } from './filter-editor.tsx'
import '../dialogs/popup.css'

type FilterPopupProps = {
  /** Offered one by one, if there are several. */
  filters: readonly Filter[]
  values: FilterValues
  anchor: HTMLElement
  onClose: () => void
}

export function FilterPopup({ filters, values, anchor, onClose }: FilterPopupProps) {
  const [chosen, setChosen] = useState(filters.length === 1 ? filters[0] : undefined)

  return (
    <Popover.Root open onOpenChange={closePopup({ current: anchor }, onClose)}>
      <Popover.Portal>
        <Popover.Positioner className="menu-layer" anchor={anchor} sideOffset={6} align="start">
          <Popover.Popup className="popup" finalFocus={{ current: anchor }}>
            <Popover.Title className="popup-title">{chosen?.label ?? 'Add a filter'}</Popover.Title>
            {chosen ? (
              <div ref={filters.length > 1 ? focusFirst : undefined}>
                <FilterEditor filter={chosen} values={values} />
              </div>
            ) : (
              <ul className="popup-list">
                {filters.map((filter) => (
                  <li key={filter.label}>
                    <button type="button" onClick={() => setChosen(filter)}>
                      <span>{filter.label}</span>
                      <ChevronRight aria-hidden size={15} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The button that chose the filter is gone. */
function focusFirst(editor: HTMLElement | null) {
  editor?.querySelector<HTMLElement>('input, button')?.focus()
}
