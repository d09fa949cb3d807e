import type { Check } from '../../suite/check.ts'
import { must, same } from '../../suite/check.ts'
import { LINKS } from '../../support/changes.ts'
import { createLink } from '../../support/fixtures.ts'

export const rawResponses: Check[] = [
  {
    id: 'positive/raw-responses',
    title:
      'a JSON response has no byte order mark, and the response to a deletion has neither a body nor a type',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { id } = await createLink(run)
      await run.expectSuccess('listPaymentLinks', { as })
      const { headers, text } = await run.call('deletePaymentLink', { as, path: { id } })
      same(text, '', 'the body of the response to a deletion')
      same(headers.get('content-type'), null, 'the Content-Type of the response to a deletion')
      const length = headers.get('content-length') ?? '0'
      must(length === '0', `the response to a deletion has the Content-Length ${length}`)
    },
  },
]
