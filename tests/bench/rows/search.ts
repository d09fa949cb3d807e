import type { Contestant } from '../contestant.ts'
import { ROUNDS, race } from '../load.ts'
import type { Row } from '../report.ts'
import { expectStatus, lists, signedIn } from '../responses.ts'

/** Calls over 100,000 transactions, beside the same calls of an ordinary day. */
export async function searchRows(mock: Contestant): Promise<Row[]> {
  const small = await signedIn(mock, 'small')
  const large = await signedIn(mock, 'large', 'large')
  const compare = (path: string) => {
    const call = (headers: Record<string, string>) => () => ({ method: 'GET', path, headers })
    return race({
      '100,000 rows': { contestant: mock, call: call(large), expected: 200 },
      'busy-day': { contestant: mock, call: call(small), expected: 200 },
    })
  }
  const row = async (what: string, path: string, atMostMs: number): Promise<Row> => ({
    ...{ what: `${what} of 100,000 rows beside busy-day`, unit: 'µs', figures: await compare(path) },
    target: { atMost: atMostMs * 1000 },
  })
  return [
    await row('filtered page', `${lists}?status=failed&method=card&limit=3`, 25),
    await row('search', `${lists}?search=meera&limit=3`, 25),
    await row('figures', '/api/payments/stats', 50),
    {
      what: 'first search of a session over 100,000 rows',
      unit: 'ms',
      figures: { Kosha: await firstSearches(mock) },
      target: { atMost: 25 },
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
