import { Random } from '../../../../../mock-server/engine/random.ts'
import { cell, NotCovered, needed } from '../../../suite/verdicts.ts'
import type { OperationId } from '../../document.ts'
import { allRoles, operations } from '../../document.ts'
import { atOnce } from '../../model/batch.ts'
import { misusedCursor, readPages } from '../../model/filters/pages.ts'
import { Queries } from '../../model/filters/queries.ts'
import { latest, newSideBySide, playAll, readBack } from '../../model/sequence.ts'
import { batches } from '../../model/steps/batches.ts'
import type { Step } from '../../model/steps/steps.ts'
import { by } from '../../model/steps/steps.ts'
import { A_WHILE_MS, walk } from '../../model/steps/walk.ts'
import type { Check } from '../../run.ts'
import { ACCOUNTS, GIVEN, LINKS, LOCKS, PAID_LINKS, REFUNDS } from '../../support/changes.ts'

/** Reached by the walk, and by no other check. */
const REACHED: [id: OperationId, status: number, role?: string][] = [
  ['updatePaymentMethod', 404, 'admin'],
  ['updatePaymentMethod', 422, 'admin'],
  ['updatePaymentMethod', 422],
  ['updateGateway', 404, 'admin'],
  ['updateGateway', 422, 'admin'],
  ['updateGateway', 422],
  ['createPaymentLink', 409],
  ['createPaymentLink', 422],
  ['updatePaymentLink', 409],
  ['updatePaymentLink', 412],
  ['updatePaymentLink', 422],
  ['deletePaymentLink', 409],
  ['refundTransaction', 409],
]

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
      for (const [name, rows] of Object.entries(read)) needed(rows[0], `no account sees any ${name}`)
    },
  },
  {
    id: 'model/filters',
    title: 'any combination of filters, sorts, limits and cursors selects the rows that the model selects',
    covers: allRoles.map((role) => cell('listTransactions', 422, role)),
    async verify(run) {
      const { seed, runs } = run.options
      const sides = await newSideBySide(run, { reads: true })
      const random = new Random(seed)
      let rows = 0
      for (const [index, session] of latest(sides).entries()) {
        const queries = new Queries(sides, random, session, Math.floor(index / 2) % 2)
        const drawn = queries.combinations(runs / 2)
        for (const query of [...queries.systematic(), ...drawn])
          rows += await readPages(sides, session, query, random)
        for (let count = 0; count < MISUSED_CURSORS; count++) await misusedCursor(sides, session, random)
      }
      if (rows === 0) throw new NotCovered('no account has a transaction')
    },
  },
  {
    id: 'model/sequences',
    title: 'after each call of a walk through all rules, every role reads what the model reads',
    covers: REACHED.map(([id, status, role = 'merchant']) => cell(id, status, role)),
    changes: [LINKS, PAID_LINKS, REFUNDS, ACCOUNTS].join('; '),
    async verify(run) {
      await playAll(await newSideBySide(run), walk(run.options.seed))
    },
  },
  {
    id: 'model/at-once',
    title: 'calls at once have the outcome of some order of them',
    changes: [LINKS, REFUNDS, ACCOUNTS, LOCKS].join('; '),
    async verify(run) {
      const sides = await newSideBySide(run)
      for (const { name, steps } of batches()) await atOnce(sides, name, steps)
    },
  },
  // What only a merchant with payments shows. Registered ones have none.
  {
    id: 'model/given-merchant',
    title: 'a new name of a business, and whatever else describes a paid link, is shown to everyone',
    changes: GIVEN,
    async verify(run) {
      const as = await run.actors.signIn(run.actors.disposableAccountOf('merchant'))
      const { user } = await run.expectSuccess('verifySession', { as })
      const { businessName } = user
      run.cleanup.defer('the name of the business', () =>
        run.expectSuccess('updateProfile', { as, body: { businessName } }),
      )
      await playAll(await newSideBySide(run, { reads: true }), steps)
    },
  },
]

const MISUSED_CURSORS = 4

const merchant = by('merchant')
const DESCRIBED = {
  title: 'Contract suite',
  partial: { minimum: 101 },
  customer: { name: 'Asha Rao' },
  reference: 'Contract suite',
  notes: { colour: 'indigo' },
}
const edited = (n: number, described: object, after?: number) =>
  merchant(
    'updatePaymentLink',
    (find) => {
      const { id, amount } = find.described(n)
      return { path: { id }, body: { amount, expiresAt: find.instant(4000), ...described } }
    },
    after,
  )

const steps: Step[] = [
  ...[0, 1].map((n) => edited(n, DESCRIBED)),
  // Of these two, one expires.
  edited(1, { title: 'Contract suite', expiresAt: undefined }, A_WHILE_MS),
  merchant('updateProfile', () => ({ body: { businessName: 'Renamed by the contract suite' } })),
]
