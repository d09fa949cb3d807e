import type { Check } from '../../../suite/contract-run.ts'
import { must, same } from '../../../suite/verdicts.ts'
import { LINKS } from '../../support/changes.ts'
import { everyVariant } from '../../support/every-variant.ts'
import { createLink } from '../../support/fixtures.ts'
import { MEBIBYTE } from '../../support/sizes.ts'
import { validRequest } from '../../support/valid-requests.ts'

export const onTheWire: Check[] = [
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
  {
    id: 'positive/content-type-with-charset',
    title: 'a JSON body with the charset UTF-8 is accepted, in any letter case, up to 1 MiB',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const { body, ...call } = await validRequest(run, 'createPaymentLink')
      const bytes = JSON.stringify(body)
      await everyVariant(
        ['application/json; charset="utf-8"', 'application/json;charset=UTF-8', 'Application/JSON'],
        (type) => `the content type is ${type}`,
        (type) => run.expectSuccess('createPaymentLink', { ...call, raw: { bytes, type } }),
      )
      const largest = { bytes: bytes.padEnd(MEBIBYTE), type: 'application/json' }
      await run.expectSuccess('createPaymentLink', { ...call, raw: largest })
    },
  },
]
