import type { Contestant } from '../contestant.ts'
import { ROUNDS, race } from '../load.ts'
import type { Row } from '../report.ts'
import { expectStatus, lists, signedIn } from '../responses.ts'

/** Pages of three rows, available in both scenarios, so that only the search is compared. */
export async function searchRows(mock: Contestant): Promise<Row[]> {
  const small = await signedIn(mock, 'small')
  const large = await signedIn(mock, 'large', 'large')
  const compare = (query: string) => {
    const call = (headers: Record<string, string>) => () => ({
      method: 'GET',
      path: `${lists}?${query}&limit=3`,
      headers,
    })
    return race({
      '100,000 rows': { contestant: mock, call: call(large), expected: 200 },
      'busy-day': { contestant: mock, call: call(small), expected: 200 },
    })
  }
  const first = await firstSearches(mock)
  return [
    {
      ...{
        what: 'filter: 100,000 rows beside busy-day',
        unit: 'µs',
        figures: await compare('status=failed&method=card'),
      },
      target: { beside: 'busy-day', atMost: 1.2 },
    },
    {
      ...{
        what: 'search word, warm: 100,000 rows beside busy-day',
        unit: 'µs',
        figures: await compare('search=meera'),
      },
      target: { beside: 'busy-day', atMost: 1.25 },
    },
    {
      what: 'first search of a session over 100,000 rows',
      unit: 'ms',
      figures: { Kosha: first },
      target: { atMost: 50 },
    },
  ]
}

/** CPU of the first search in new sessions. */
async function firstSearches(mock: Contestant): Promise<number[]> {
  const figures: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // A different seed per round, so that no index of another session can be shared.
    const headers = await signedIn(mock, `first-${round}`, 'large', round + 1)
    const before = await mock.usage()
    await expectStatus(mock, { method: 'GET', path: `${lists}?search=meera&limit=3`, headers }, 200)
    figures.push((await mock.usage()).cpuMs - before.cpuMs)
  }
  return figures
}
