import { ChevronLeft, ChevronRight, ChevronsUpDown } from 'lucide-react'
import { Select } from '../../ui/app/input.tsx'
import { Segment, Segments } from '../../ui/field/segments.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { dayOf } from '../format/ist.ts'
import type { Period, PeriodKind } from './period.ts'
import { periodAt, shifted } from './period.ts'

const kinds: Record<PeriodKind, { label: string; listed: number }> = {
  month: { label: 'Month', listed: 18 },
  quarter: { label: 'Quarter', listed: 8 },
  year: { label: 'Financial year', listed: 4 },
}

/** Where the browser lets its list be styled, it looks like our own. */
const listLook =
  'cursor-pointer appearance-none items-center picker:my-1.5 picker:max-h-80 picker:rounded-lg picker:lined picker:border-line picker:bg-surface picker:p-2 picker:text-ink pe-9 picker:shadow-raised [&::picker-icon]:hidden picker:[appearance:base-select] [appearance:base-select]!'
const optionLook =
  'min-h-8.5 cursor-pointer rounded-md px-2 checked:font-semibold checked:text-action hover:bg-sunk focus-visible:bg-sunk max-sm:min-h-11 [&::checkmark]:order-1 [&::checkmark]:ms-auto'

type PeriodBarProps = { period: Period; onChoose: (period: Period) => void }

/** Chooses a period: its kind, then one of the latest, or the next and the one before. */
export function PeriodBar({ period, onChoose }: PeriodBarProps) {
  const today = dayOf(Date.now())
  const latest = periodAt(period.kind, today)
  const listed = Array.from({ length: kinds[period.kind].listed }, (_each, index) => shifted(latest, -index))
  const isListed = listed.some(({ id }) => id === period.id)
  const options = isListed ? listed : [...listed, period].toSorted((a, b) => b.from.localeCompare(a.from))
  // For another kind: the current period if the shown one includes today.
  const day = today >= period.from && today <= period.to ? today : period.from

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Segments size="words" role="radiogroup" aria-label="Length of the period">
        {(['month', 'quarter', 'year'] as const).map((kind) => (
          <Segment
            key={kind}
            label={kinds[kind].label}
            name="period-kind"
            checked={kind === period.kind}
            onChange={() => onChoose(periodAt(kind, day))}
          />
        ))}
      </Segments>
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          iconSize={18}
          label="Earlier"
          onClick={() => onChoose(shifted(period, -1))}
        />
        <span className="relative min-w-[min(13rem,50vw)]">
          <Select
            className={listLook}
            aria-label="Period"
            value={period.id}
            onChange={({ target }) => onChoose(options[target.selectedIndex] ?? period)}
          >
            {options.map(({ id, name }) => (
              <option key={id} value={id} className={optionLook}>
                {name}
              </option>
            ))}
          </Select>
          <ChevronsUpDown
            aria-hidden
            size={15}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
          />
        </span>
        <IconButton
          icon={ChevronRight}
          iconSize={18}
          label="Later"
          className="disabled:cursor-not-allowed disabled:opacity-40"
          disabled={period.to >= today}
          onClick={() => onChoose(shifted(period, 1))}
        />
      </div>
    </div>
  )
}
