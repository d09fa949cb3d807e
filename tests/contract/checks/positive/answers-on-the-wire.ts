import type { Check } from '../../suite/check.ts'
import { must, same } from '../../suite/check.ts'
import { LINKS } from '../../support/changes.ts'
import { createLink } from '../../support/fixtures.ts'

export const answersOnTheWire: Check[] = [
  {
    id: 'positive/answers-on-the-wire',
    title:
      'an answer begins with its JSON, not with a byte order mark, and a deletion has neither body nor type',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { id } = await createLink(run)
      await run.succeed('listPaymentLinks', { as })
      const { headers, text } = await run.call('deletePaymentLink', { as, path: { id } })
      same(text, '', 'the body of a deletion')
      same(headers.get('content-type'), null, 'the Content-Type of a deletion')
      const length = headers.get('content-length') ?? '0'
      must(length === '0', `a deletion says that its body has ${length} bytes`)
    },
  },
]
