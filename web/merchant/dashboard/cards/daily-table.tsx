import type { ReactNode } from 'react'
import { ListLink } from '../../../ui/app/list-link.tsx'
import { Cell, HeadCell, NameCell, Table, TableRow } from '../../../ui/app/table.tsx'
import { formatCount } from '../../format/count.ts'
import { formatDay } from '../../format/ist.ts'
import { formatPercent } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import { capturedOn } from '../figures/captured-on.ts'
import { rateOf } from '../figures/rate.ts'
import type { Day } from '../figures/stats.ts'

/** The figures of each day, newest first. */
export const DailyTable = ({ days }: { days: Day[] }) => (
  // Scrollable, so it must be reachable by keyboard.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by the arrow keys.
  <section className="mt-2 max-h-72 overflow-auto" aria-label="Figures of each day" tabIndex={0}>
    <Table
      label="Figures of each day"
      head={
        <tr>
          <HeadCell>Day (IST)</HeadCell>
          {columns.map(({ name }) => (
            <HeadCell key={name} isNumber>
              {name}
            </HeadCell>
          ))}
        </tr>
      }
    >
      {days.toReversed().map((day) => (
        <TableRow key={day.date}>
          <NameCell>
            <ListLink to={capturedOn(day.date)}>{formatDay(day.date)}</ListLink>
          </NameCell>
          {columns.map(({ name, cell }) => (
            <Cell key={name} isNumber>
              {cell(day)}
            </Cell>
          ))}
        </TableRow>
      ))}
    </Table>
  </section>
)

const columns: { name: string; cell: (day: Day) => ReactNode }[] = [
  { name: 'Collected', cell: ({ amount }) => formatRupees(amount) },
  { name: 'Succeeded', cell: ({ succeeded }) => formatCount(succeeded) },
  { name: 'Failed', cell: ({ failed }) => formatCount(failed) },
  { name: 'Not completed', cell: ({ count, succeeded, failed }) => formatCount(count - succeeded - failed) },
  { name: 'Success rate', cell: (day) => percentOr(rateOf(day), '–') },
]

const percentOr = (rate: number | null, otherwise: string) =>
  rate === null ? otherwise : formatPercent(rate)
