import { LiveRegion } from '../../ui/live-region.tsx'
import { numbered } from '../format/count.ts'

/** Tells screen readers how many rows a search or a filter has left. Mounted with the page: see LiveRegion. */
export function ResultCount({ count, isFiltered }: { count: number | undefined; isFiltered: boolean }) {
  return <LiveRegion text={isFiltered && count !== undefined ? described(count) : ''} />
}

function described(count: number) {
  if (count === 0) return 'No results'
  return numbered(count, 'result')
}
