import { ListFilter, Plus, SlidersHorizontal, X } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import type { Elements } from '../../ui/elements.ts'
import { useUrlParams } from '../screen/url-params.ts'
import type { Choice, Filter, FilterValues } from './filter.ts'
import { isOffered, settingOf, without } from './filter.ts'
import './filters.css'

const FilterPopup = lazyPart(
  () => import('./filter-popup.tsx'),
  (m) => m.FilterPopup,
)
const FilterSheet = lazyPart(
  () => import('./filter-sheet.tsx'),
  (m) => m.FilterSheet,
)

type FilterBarProps = {
  filters: readonly Filter[]
  values: FilterValues
  /** The orders that a phone offers, where the list has no heads to sort by. */
  sorts?: readonly Choice[]
  /** What the filtered rows amount to, and other controls of the list. */
  children?: Elements
}

/** The filters of a list as chips: each one that is set can be seen, changed and removed. On a phone a sheet sets them. */
export function FilterBar({ filters, values, sorts = [], children }: FilterBarProps) {
  const [opened, setOpened] = useState<{ filters: readonly Filter[]; anchor: HTMLElement } | null>(null)
  const [isSheet, setSheet] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const isSet = (filter: Filter) => settingOf(filter, values) !== null
  const common = filters.filter(({ isCommon }) => isCommon)
  const others = filters.filter(({ isCommon }) => !isCommon)
  const addable = others.filter((filter) => isOffered(filter) && !isSet(filter))
  const count = filters.filter(isSet).length
  const open = (which: readonly Filter[]) => (anchor: HTMLElement) =>
    setOpened(opened?.anchor === anchor ? null : { filters: which, anchor })
  const chips = (of: readonly Filter[]) =>
    of.map((filter) => (
      <Chip
        key={filter.label}
        filter={filter}
        setting={settingOf(filter, values)}
        isOpen={opened?.filters.length === 1 && opened.filters[0]?.label === filter.label}
        onOpen={open([filter])}
        onRemoved={() => add.current?.focus()}
      />
    ))

  return (
    <div className="filter-bar">
      <fieldset className="filter-chips" aria-label="Filters">
        <button
          type="button"
          className="filter-open"
          aria-haspopup="dialog"
          onPointerEnter={FilterSheet.preload}
          onClick={() => setSheet(true)}
        >
          <SlidersHorizontal aria-hidden size={15} />
          <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
        </button>
        {chips(common)}
        {chips(others.filter(isSet))}
        {addable.length > 0 && (
          <button
            ref={add}
            type="button"
            className="filter-add"
            aria-haspopup="dialog"
            aria-expanded={opened !== null && opened.anchor === add.current}
            onPointerEnter={FilterPopup.preload}
            onFocus={FilterPopup.preload}
            onClick={({ currentTarget }) => open(addable)(currentTarget)}
          >
            <Plus aria-hidden size={15} />
            Filter
          </button>
        )}
      </fieldset>
      {children}
      <Suspense>
        {opened && (
          <FilterPopup
            key={opened.filters.map(({ label }) => label).join()}
            filters={opened.filters}
            values={values}
            anchor={opened.anchor}
            onClose={() => setOpened(null)}
          />
        )}
        {isSheet && (
          <FilterSheet filters={filters} values={values} sorts={sorts} onClose={() => setSheet(false)} />
        )}
      </Suspense>
    </div>
  )
}

type ChipProps = {
  filter: Filter
  setting: string | null
  isOpen: boolean
  onOpen: (anchor: HTMLElement) => void
  onRemoved: () => void
}

function Chip({ filter, setting, isOpen, onOpen, onRemoved }: ChipProps) {
  const { change } = useUrlParams()
  const { label, kind, isCommon } = filter
  const chip = useRef<HTMLSpanElement>(null)

  function remove() {
    change(without(filter))
    // Its button is about to go.
    if (isCommon) chip.current?.querySelector('button')?.focus()
    else onRemoved()
  }

  return (
    <span ref={chip} className="chip" data-set={setting !== null || undefined}>
      {kind === 'set-elsewhere' ? (
        <span>
          <span>{`${label}: `}</span>
          <b>{setting}</b>
        </span>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={FilterPopup.preload}
          onFocus={FilterPopup.preload}
          onClick={({ currentTarget }) => onOpen(currentTarget)}
        >
          {setting === null && <ListFilter aria-hidden size={14} />}
          {setting === null ? (
            <span>{label}</span>
          ) : (
            <span>
              <span>{`${label}: `}</span>
              <b>{setting}</b>
            </span>
          )}
        </button>
      )}
      {setting !== null && (
        <button type="button" aria-label={`Remove filter ${label}: ${setting}`} onClick={remove}>
          <X aria-hidden size={14} />
        </button>
      )}
    </span>
  )
}
