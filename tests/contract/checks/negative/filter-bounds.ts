import type { Check } from '../../suite/check.ts'
import { cell, explained } from '../../suite/check.ts'
import { operationOf, resolved } from '../../suite/document.ts'

/** The whole numbers among the filters, each with its smallest and largest value. */
const numbers = operationOf('listTransactions').parameters.flatMap(({ name, schema: reference }) => {
  const { type, minimum = 0, maximum = 0 } = resolved(reference)
  return type === 'integer' ? [{ name, minimum, maximum }] : []
})

export const filterBounds: Check[] = [
  {
    id: 'negative/filter-bounds',
    title: 'a filter takes its smallest and its largest value, and refuses one less and one more',
    covers: [cell('listTransactions', 400, 'merchant')],
    async verify(run) {
      const as = await run.actors.as('merchant')
      for (const { name, minimum, maximum } of numbers) {
        for (const value of [minimum, maximum]) {
          const query = { [name]: `${value}` }
          await run.succeed('listTransactions', { as, query }).catch(explained(`when ${name} is ${value}`))
        }
        for (const value of [minimum - 1, maximum + 1]) {
          const query = { [name]: `${value}` }
          await run
            .refuse('listTransactions', { as, query }, 400)
            .catch(explained(`when ${name} is ${value}`))
        }
      }
      for (const day of ['2026-02-29', '2026-02-31', '2026-04-31', '2026-00-10', '2026-10-00'])
        await run
          .refuse('listTransactions', { as, query: { from: day } }, 400)
          .catch(explained(`when from is ${day}`))
    },
  },
]
