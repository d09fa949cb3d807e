import { cell, needed, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import type { Transaction } from '../../support/fixtures.ts'
import { allTransactions } from '../../support/fixtures.ts'

const listed = cell('listTransactions', 200, 'merchant')

export const transactions: Check[] = [
  {
    id: 'positive/last-hours',
    title: 'lastHours is counted back from the time of the server',
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const rows = await allTransactions(run, as)
      needed(rows[0], 'the merchant has no transactions')
      for (const hours of new Set([...HOURS, ...agesOf(rows, run.actors.now())])) {
        const found = await allTransactions(run, as, { lastHours: `${hours}` })
        const ids = new Set(found.map(({ id }) => id))
        for (const { id, createdAt } of rows) {
          const margin = hours * HOUR_MS - (run.actors.now() - Date.parse(createdAt))
          if (Math.abs(margin) < CLOCKS_DIFFER_MS) continue
          same(
            ids.has(id),
            margin > 0,
            `whether ${id}, created at ${createdAt}, is returned for the last ${hours} hours`,
          )
        }
      }
    },
  },
]

const HOURS = [1, 24, 168, 720]
const HOUR_MS = 3_600_000
const AGES_TRIED = 8
// The server time is estimated from its sessions, and moves on while rows are read.
const CLOCKS_DIFFER_MS = 300_000

/** The ages of the newest rows in whole hours, from 1 to the maximum of 720. */
const agesOf = (rows: Transaction[], now: number) =>
  rows
    .map(({ createdAt }) => Math.floor((now - Date.parse(createdAt)) / HOUR_MS))
    .filter((hours) => hours >= 1 && hours <= 720)
    .slice(0, AGES_TRIED)
