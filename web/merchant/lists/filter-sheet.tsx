import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { Backdrop, CloseButton } from '../../ui/app/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import type { Choice, Filter, FilterValues } from './filter.ts'
import { isOffered, settingOf, without } from './filter.ts'
import { FilterEditor } from './filter-editor.tsx'
import './filter-sheet.css'

type FilterSheetProps = {
  filters: readonly Filter[]
  values: FilterValues
  /** By the name in the URL; the usual order has none. */
  sorts: readonly Choice[]
  onClose: () => void
}

/** All filters of a list on a phone, in reach of the thumb. */
export function FilterSheet({ filters, values, sorts, onClose }: FilterSheetProps) {
  const { change } = useUrlParams()
  const clear = () => change(Object.assign({}, ...filters.map(without)))
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Popup className="filter-sheet">
          <div className="flex items-start justify-between gap-3 pt-3 pr-2 pb-2 pl-4">
            <Dialog.Title className="text-xl/body">Filters</Dialog.Title>
            <CloseButton className="-my-2 -me-2.5" />
          </div>
          <div className="filter-sheet-body">
            {[...filters, ...orderOf(sorts)].filter(isOffered).map((filter) => (
              <FilterSection key={filter.label} filter={filter} values={values} />
            ))}
          </div>
          <div className="filter-sheet-foot">
            <Button variant="secondary" onClick={clear}>
              Clear filters
            </Button>
            <Button onClick={onClose}>Show results</Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function FilterSection({ filter, values }: { filter: Filter; values: FilterValues }) {
  const setting = settingOf(filter, values)
  // Taking the filter back does not fold it away.
  const [isOpen] = useState(setting !== null)
  return (
    <details open={isOpen}>
      <summary>
        <span>{filter.label}</span>
        <b>{setting}</b>
      </summary>
      <FilterEditor filter={filter} values={values} isInSheet />
    </details>
  )
}

const orderOf = (sorts: readonly Choice[]): Filter[] =>
  sorts.length > 0 ? [{ label: 'Sort by', kind: 'choice', params: ['sort'], choices: sorts }] : []
