import { useState } from 'react'
import { Filters } from '../screen/filters.tsx'
import { SelectFilter } from '../screen/select-filter.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { statuses } from '../values/status.tsx'
import { RangeFilter } from './range-filter.tsx'
import { filterNames } from './transaction-filters.ts'

const optionsOf = (of: Record<string, { label: string }>) =>
  Object.entries(of).map(([value, { label }]): [string, string] => [value, label])

const methods: [string, string][] = [
  ['upi', 'UPI'],
  ['card', 'Card'],
  ['netbanking', 'Net banking'],
  ['wallet', 'Wallet'],
]
const sorts: [string, string][] = [
  ['createdAt', 'Oldest first'],
  ['-amount', 'Largest first'],
  ['amount', 'Smallest first'],
]
const inDetails = ['refundStatus', 'from', 'to', 'minAmount', 'maxAmount', 'sort']

export function TransactionFilterBar() {
  const { params } = useUrlParams()
  return (
    <Filters names={filterNames.filter((name) => name !== 'search')}>
      <SelectFilter
        label="Status"
        name="status"
        all="All statuses"
        options={optionsOf(statuses.transaction)}
      />
      <SelectFilter label="Method" name="method" all="All methods" options={methods} />
      <RangeFilter />
      <details open={inDetails.some((name) => params.has(name)) || undefined}>
        <summary>More filters</summary>
        <div>
          <ValueFilter label="From" name="from" type="date" />
          <ValueFilter label="To" name="to" type="date" />
          <ValueFilter label="At least ₹" name="minAmount" inputMode="decimal" />
          <ValueFilter label="At most ₹" name="maxAmount" inputMode="decimal" />
          <SelectFilter
            label="Refunds"
            name="refundStatus"
            all="With or without"
            options={optionsOf(statuses.refund)}
          />
          <SelectFilter label="Order" name="sort" all="Newest first" options={sorts} />
        </div>
      </details>
    </Filters>
  )
}

type ValueFilterProps = { label: string; name: string; type?: 'date'; inputMode?: 'decimal' }

/** Applied on blur or Enter, since a partial date is not a filter. */
function ValueFilter({ label, name, type, inputMode }: ValueFilterProps) {
  const { params, change } = useUrlParams()
  const [typed, setTyped] = useState<string | null>(null)
  const value = params.get(name) ?? ''

  function apply() {
    if (typed !== null && typed !== value) change({ [name]: typed })
    setTyped(null)
  }

  return (
    <label>
      {label}
      <input
        className="input"
        type={type ?? 'text'}
        inputMode={inputMode}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
    </label>
  )
}
