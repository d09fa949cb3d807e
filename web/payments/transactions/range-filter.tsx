import { useUrlParams } from '../screen/url-params.ts'
import { filtersIn, rangesUntil } from './transaction-filters.ts'

/** Named date ranges, or the last hours, which stay relative to now in a saved URL. */
export function RangeFilter() {
  const { params, change } = useUrlParams()
  const ranges = rangesUntil(Date.now())
  const { from = '', to = '', lastHours } = filtersIn(params)
  const chosenDays = from !== '' || to !== ''
  const named = ranges.find((range) => !lastHours && range.from === from && range.to === to)?.name
  const own = lastHours ? hoursName(lastHours, chosenDays) : chosenDays ? 'Chosen days' : ''
  const chosen = named ?? own

  function choose(name: string) {
    const range = ranges.find((each) => each.name === name)
    const isRelative = name === hoursName(DAY_HOURS)
    change({ from: range?.from, to: range?.to, lastHours: isRelative ? `${DAY_HOURS}` : '' })
  }

  return (
    <label>
      Days (IST)
      <select className="input" value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">All days</option>
        <option>{hoursName(DAY_HOURS)}</option>
        {ranges.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        {own !== '' && !named && own !== hoursName(DAY_HOURS) && <option>{own}</option>}
      </select>
    </label>
  )
}

const DAY_HOURS = 24

const hoursName = (hours: number, ofChosenDays = false) =>
  `Last ${hours === 1 ? 'hour' : `${hours} hours`}${ofChosenDays ? ' of chosen days' : ''}`
