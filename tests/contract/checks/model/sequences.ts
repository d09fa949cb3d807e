import { accountSteps } from '../../model/account-steps.ts'
import { atOnce } from '../../model/batch.ts'
import { batches } from '../../model/batches.ts'
import { Disagreement } from '../../model/disagreement.ts'
import { linkSteps } from '../../model/link-steps.ts'
import { paymentSteps } from '../../model/payment-steps.ts'
import { misusedCursor, Queries, readPages } from '../../model/queries.ts'
import { latest, newDuel } from '../../model/sequence.ts'
import { settingsSteps } from '../../model/settings-steps.ts'
import { playAll } from '../../model/shrink.ts'
import type { Choice } from '../../model/steps.ts'
import { Draw } from '../../model/steps.ts'
import { Broken, NotCovered } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import { ACCOUNTS, LINKS, LOCKS, REFUNDS } from '../../support/changes.ts'

const ALL_STEPS: [Choice, ...Choice[]] = [...accountSteps, ...linkSteps, ...paymentSteps, ...settingsSteps]
const WRITERS = ['merchant', 'fresh', 'second', 'other']

/** The same calls to the server and to a model of the contract, which must answer alike. */
export const sequences: Check[] = [
  {
    id: 'model/adoption',
    title: 'everything that can be read agrees with a model that was given the same rows',
    covers: [],
    async verify(run) {
      await newDuel(run, { reads: true })
    },
  },
  {
    id: 'model/filters',
    title: 'any combination of filters, sorts, limits and cursors selects the rows that the model selects',
    covers: [],
    async verify(run) {
      const { seed, runs } = run.options
      const duel = await newDuel(run, { reads: true })
      const draw = new Draw(seed, duel.oracle.now, '')
      let rows = 0
      for (const session of latest(duel)) {
        const queries = new Queries(duel, draw, session)
        const drawn = Array.from({ length: runs / 2 }, () => queries.query())
        for (const query of [...queries.systematic(), ...drawn])
          rows += await readPages(duel, session, query, draw)
        for (let count = 0; count < MISUSED_CURSORS; count++) await misusedCursor(duel, session, draw)
      }
      if (rows === 0) throw new NotCovered('no account has a transaction')
    },
  },
  {
    id: 'model/sequences',
    title: 'after any sequence of calls by all roles, every role reads what the model reads',
    covers: [],
    changes: [LINKS, REFUNDS, ACCOUNTS].join('; '),
    async verify(run) {
      const { seed, runs } = run.options
      const duel = await newDuel(run)
      const draw = new Draw(seed, duel.oracle.now, crypto.randomUUID().slice(0, 8))
      await playAll(
        duel,
        Array.from({ length: runs * 2 }, () => draw.step(ALL_STEPS, WRITERS)),
      )
    },
  },
  {
    id: 'model/at-once',
    title: 'calls at once have the outcome of some order of them',
    covers: [],
    changes: [LINKS, ACCOUNTS, LOCKS].join('; '),
    async verify(run) {
      const duel = await newDuel(run)
      const draw = new Draw(run.options.seed, duel.oracle.now, crypto.randomUUID().slice(0, 8))
      for (const { what, steps } of batches(draw)) {
        await atOnce(duel, steps)
        const found = await duel.readBack(
          latest(duel).filter(({ who }) => who === 'fresh' || who === 'second'),
        )
        if (found?.difference)
          throw new Broken(
            `after ${what} at once, ${new Disagreement(found.operation, found.difference).message}`,
          )
      }
    },
  },
]

const MISUSED_CURSORS = 4
