import { monthId } from './book-table.tsx'
import type { BookDay } from './books.ts'
import { monthName } from './period.ts'

export const titles = {
  days: 'Day book',
  fees: 'Fees and GST',
  refunds: 'Refunds',
  settlements: 'Settlements',
}

export type BookList = keyof typeof titles

export const listId = (list: BookList) => `books-${list}`

/** Leads to the months of the day book, and to the other lists of a long period. */
export function BooksContents({ days }: { days: readonly BookDay[] }) {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))]
  return (
    <nav className="mt-3 flex flex-wrap gap-x-4 gap-y-1" aria-label="Contents">
      <Entry to={listId('days')} name={`${titles.days}:`} />
      {months.map((month) => (
        <Entry key={month} to={monthId(listId('days'), month)} name={monthName(month)} />
      ))}
      {(['fees', 'refunds', 'settlements'] as const).map((list) => (
        <Entry key={list} to={listId(list)} name={titles[list]} />
      ))}
    </nav>
  )
}

const Entry = ({ to, name }: { to: string; name: string }) => (
  <a className="link" href={`#${to}`}>
    {name}
  </a>
)
