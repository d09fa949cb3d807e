import type { Check } from '../../../suite/contract-run.ts'
import { operationOf, resolved } from '../../../suite/document.ts'
import { cell } from '../../../suite/verdicts.ts'
import { everyVariant } from '../../support/every-variant.ts'

/** The integer filters, each with its minimum and maximum. */
const numbers = operationOf('listTransactions').parameters.flatMap(({ name, schema: reference }) => {
  const { type, minimum = 0, maximum = 0 } = resolved(reference)
  return type === 'integer' ? [{ name, minimum, maximum }] : []
})

export const filterBounds: Check[] = [
  {
    id: 'negative/filter-bounds',
    title: 'a filter accepts its minimum and its maximum, and rejects values just outside them',
    covers: [cell('listTransactions', 400, 'merchant')],
    async verify(run) {
      const as = await run.actors.as('merchant')
      await everyVariant(
        numbers.flatMap(({ name, minimum, maximum }) => [
          { query: { [name]: `${minimum}` }, isAllowed: true },
          { query: { [name]: `${maximum}` }, isAllowed: true },
          { query: { [name]: `${minimum - 1}` }, isAllowed: false },
          { query: { [name]: `${maximum + 1}` }, isAllowed: false },
        ]),
        ({ query }) => `the query is ${JSON.stringify(query)}`,
        ({ query, isAllowed }) =>
          isAllowed
            ? run.expectSuccess('listTransactions', { as, query })
            : run.expectError('listTransactions', { as, query }, 400),
      )
      await everyVariant(
        ['2026-02-29', '2026-02-31', '2026-04-31', '2026-00-10', '2026-10-00'],
        (day) => `from is ${day}`,
        (day) => run.expectError('listTransactions', { as, query: { from: day } }, 400),
      )
    },
  },
]
