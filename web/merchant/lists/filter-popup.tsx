import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Popup, PopupButton } from '../../ui/app/popup.tsx'
import type { Filter, FilterValues } from './filter.ts'
import { FilterEditor } from './filter-editor.tsx'

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
    <Popup title={chosen?.label ?? 'Add a filter'} anchor={{ current: anchor }} onClose={onClose}>
      {chosen ? (
        <div ref={filters.length > 1 ? focusFirst : undefined}>
          <FilterEditor filter={chosen} values={values} />
        </div>
      ) : (
        <ul>
          {filters.map((filter) => (
            <li key={filter.label}>
              <PopupButton onClick={() => setChosen(filter)}>
                <span>{filter.label}</span>
                <ChevronRight aria-hidden size={15} className="text-muted" />
              </PopupButton>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  )
}

/** The button that chose the filter is gone. */
function focusFirst(editor: HTMLElement | null) {
  editor?.querySelector<HTMLElement>('input, button')?.focus()
}
