import { Dialog } from '@base-ui/react/dialog'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Backdrop, CloseButton } from '../../ui/app/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import type { Choice, Filter, FilterValues } from './filter.ts'
import { isOffered, settingOf, without } from './filter.ts'
import { FilterEditor } from './filter-editor.tsx'

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
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-3rem)] flex-col rounded-t-lg bg-surface text-ink text-sm/body transition-[translate] duration-180 ease-out data-starting-style:translate-y-12">
          <div className="flex items-start justify-between gap-3 pt-3 pr-2 pb-2 pl-4">
            <Dialog.Title className="text-xl/body">Filters</Dialog.Title>
            <CloseButton className="-my-2 -me-2.5" />
          </div>
          <div data-sheet className="overflow-y-auto overscroll-contain">
            {[...filters, ...orderOf(sorts)].filter(isOffered).map((filter) => (
              <FilterSection key={filter.label} filter={filter} values={values} />
            ))}
          </div>
          <div className="line-t grid grid-cols-2 gap-2 px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
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
    <details open={isOpen} className="group/section line-t px-2 open:pb-2">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-2 font-semibold">
        <span>{filter.label}</span>
        <span className="ms-auto text-end font-medium text-action">{setting}</span>
        <ChevronDown aria-hidden size={16} className="flex-none text-muted group-open/section:rotate-180" />
      </summary>
      <FilterEditor filter={filter} values={values} />
    </details>
  )
}

const orderOf = (sorts: readonly Choice[]): Filter[] =>
  sorts.length > 0 ? [{ label: 'Sort by', kind: 'choice', params: ['sort'], choices: sorts }] : []
