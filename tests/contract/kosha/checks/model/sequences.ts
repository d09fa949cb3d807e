import type { Check } from '../../../suite/contract-run.ts'
import type { OperationId } from '../../../suite/document.ts'
import { operations } from '../../../suite/document.ts'
import { cell, NotCovered, needed } from '../../../suite/verdicts.ts'
import { atOnce } from '../../model/batch.ts'
import { misusedCursor, readPages } from '../../model/filters/pages.ts'
import { Queries } from '../../model/filters/queries.ts'
import { latest, newSideBySide, readBack } from '../../model/sequence.ts'
import { playAll } from '../../model/shrink.ts'
import { accountSteps } from '../../model/steps/account-steps.ts'
import { batches } from '../../model/steps/batches.ts'
import { linkSteps } from '../../model/steps/link-steps.ts'
import { paymentSteps } from '../../model/steps/payment-steps.ts'
import { settingsSteps } from '../../model/steps/settings-steps.ts'
import type { Choice } from '../../model/steps/steps.ts'
import { Draw } from '../../model/steps/steps.ts'
import { walk } from '../../model/steps/walk.ts'
import { ACCOUNTS, LINKS, LOCKS, PAID_LINKS, REFUNDS } from '../../support/changes.ts'

const ALL_STEPS: [Choice, ...Choice[]] = [...accountSteps, ...linkSteps, ...paymentSteps, ...settingsSteps]
const WRITERS = ['merchant', 'fresh', 'second', 'other']

/** Reached by the walk, and by no other check. */
const CONFLICTS: [OperationId, number][] = [
  ['createPaymentLink', 409],
  ['updatePaymentLink', 409],
  ['updatePaymentLink', 412],
  ['deletePaymentLink', 409],
  ['refundTransaction', 409],
]

/** The same calls to the server and to a model of the contract, which must respond alike. */
export const sequences: Check[] = [
  {
    id: 'model/adoption',
    title: 'everything that can be read agrees with a model that was given the same rows',
    covers: operations
      .filter(({ statuses }) => statuses.includes(304))
      .flatMap(({ id, roles }) => roles.map((role) => cell(id, 304, role))),
    async verify(run) {
      const sides = await newSideBySide(run, { reads: true })
      // Once more, with the entity tags of the first time.
      await readBack(sides)
      const { transactions, paymentLinks, settlements } = sides.oracle.store
      const read = {
        transactions: transactions.rows(),
        links: paymentLinks.oldestFirst(),
        settlements: settlements.oldestFirst(),
      }
      for (const [what, rows] of Object.entries(read)) needed(rows[0], `no account sees any ${what}`)
    },
  },
  {
    id: 'model/filters',
    title: 'any combination of filters, sorts, limits and cursors selects the rows that the model selects',
    covers: [],
    async verify(run) {
      const { seed, runs } = run.options
      const sides = await newSideBySide(run, { reads: true })
      const draw = new Draw(seed, sides.oracle.now, '')
      let rows = 0
      const covered = new Set<string>()
      for (const [index, session] of latest(sides).entries()) {
        const queries = new Queries(sides, draw, session, Math.floor(index / 2) % 2)
        const drawn = queries.combinations(runs / 2, covered)
        for (const query of [...queries.systematic(), ...drawn])
          rows += await readPages(sides, session, query, draw)
        for (let count = 0; count < MISUSED_CURSORS; count++) await misusedCursor(sides, session, draw)
      }
      if (rows === 0) throw new NotCovered('no account has a transaction')
    },
  },
  {
    id: 'model/sequences',
    title: 'after any sequence of calls by all roles, every role reads what the model reads',
    covers: CONFLICTS.map(([id, status]) => cell(id, status, 'merchant')),
    changes: [LINKS, PAID_LINKS, REFUNDS, ACCOUNTS].join('; '),
    async verify(run) {
      const { seed, runs } = run.options
      const sides = await newSideBySide(run)
      const draw = new Draw(seed, sides.oracle.now, crypto.randomUUID().slice(0, 8))
      await playAll(sides, [
        ...walk(draw, seed),
        // Each costs some thirty requests, to read everything back.
        ...Array.from({ length: Math.ceil((runs * 2) / 3) }, () => draw.step(ALL_STEPS, WRITERS)),
      ])
    },
  },
  {
    id: 'model/at-once',
    title: 'calls at once have the outcome of some order of them',
    covers: [],
    changes: [LINKS, REFUNDS, ACCOUNTS, LOCKS].join('; '),
    async verify(run) {
      const sides = await newSideBySide(run)
      const draw = new Draw(run.options.seed, sides.oracle.now, crypto.randomUUID().slice(0, 8))
      for (const { what, steps } of batches(draw)) await atOnce(sides, what, steps)
    },
  },
]

const MISUSED_CURSORS = 4
