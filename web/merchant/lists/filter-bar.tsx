import { Plus, SlidersHorizontal } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { Chip } from '../../ui/app/chip.tsx'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'
import { useUrlParams } from '../screen/url-params.ts'
import type { Choice, Filter, FilterValues } from './filter.ts'
import { isOffered, settingOf, without } from './filter.ts'

const FilterPopup = lazyPart(() => import('./filter-popup.tsx'), 'FilterPopup')
const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'), 'FilterSheet')

type FilterBarProps = {
  filters: readonly Filter[]
  values: FilterValues
  /** The sort orders that a phone offers, which shows no column headers. */
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
  const otherFilters = filters.filter(({ isCommon }) => !isCommon)
  const addable = otherFilters.filter((filter) => isOffered(filter) && !isSet(filter))
  const count = filters.filter(isSet).length
  const open = (which: readonly Filter[]) => (anchor: HTMLElement) =>
    setOpened(opened?.anchor === anchor ? null : { filters: which, anchor })
  const chips = (chipFilters: readonly Filter[]) =>
    chipFilters.map((filter) => (
      <FilterChip
        key={filter.label}
        filter={filter}
        setting={settingOf(filter, values)}
        isOpen={opened?.filters.length === 1 && opened.filters[0]?.label === filter.label}
        onOpen={open([filter])}
        onRemoved={() => add.current?.focus()}
      />
    ))

  return (
    <div
      data-filtered={count > 0 || undefined}
      className="group/filters @container/toolbar mb-2.5 flex min-h-9 flex-wrap items-start justify-between gap-x-4 gap-y-1.5 max-sm:flex-nowrap max-sm:data-filtered:flex-col max-sm:data-filtered:items-stretch"
    >
      {/* They have the whole line before they wrap: what does not fit beside them goes below. The padding is for focus rings. */}
      <fieldset
        className={classes(
          'scroll-fade -m-1 flex min-w-0 flex-wrap items-center gap-1.5 p-1 [scrollbar-width:none] max-sm:-mx-(--gap) max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-(--gap) max-sm:py-0.5',
          count > 0 ? 'max-sm:flex-1' : 'max-sm:flex-none',
        )}
        aria-label="Filters"
      >
        {/* A phone has one button for all of them; filters that are set stay visible. */}
        <button
          type="button"
          className="lined inline-flex min-h-9 flex-none cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border-line-strong px-2 font-semibold sm:hidden print:hidden"
          aria-haspopup="dialog"
          onPointerEnter={FilterSheet.preload}
          onClick={() => setSheet(true)}
        >
          <SlidersHorizontal aria-hidden size={15} />
          <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
        </button>
        {chips(common)}
        {chips(otherFilters.filter(isSet))}
        {addable.length > 0 && (
          <button
            ref={add}
            type="button"
            className="inline-flex min-h-8 flex-none cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full px-1 font-semibold text-action hover:text-ink max-sm:hidden print:hidden"
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
      <div className="tnum ms-auto flex min-h-8 items-center gap-2 max-sm:min-h-9 max-sm:text-xs/body max-sm:group-data-filtered/filters:mx-0 max-sm:group-data-filtered/filters:min-h-5.5">
        {children}
      </div>
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

type FilterChipProps = {
  filter: Filter
  setting: string | null
  isOpen: boolean
  onOpen: (anchor: HTMLElement) => void
  onRemoved: () => void
}

function FilterChip({ filter, setting, isOpen, onOpen, onRemoved }: FilterChipProps) {
  const { change } = useUrlParams()
  const { label, kind, isCommon } = filter
  const button = useRef<HTMLButtonElement>(null)

  function remove() {
    change(without(filter))
    // Its button is about to go.
    if (isCommon) button.current?.focus()
    else onRemoved()
  }

  return (
    <Chip
      ref={button}
      label={label}
      setting={setting}
      isOpen={isOpen}
      {...(kind !== 'set-elsewhere' && { onOpen, onIntent: FilterPopup.preload })}
      onRemove={remove}
    />
  )
}
