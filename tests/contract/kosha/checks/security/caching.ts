import type { Check } from '../../../suite/contract-run.ts'
import { operations } from '../../../suite/document.ts'
import { same } from '../../../suite/verdicts.ts'
import { LINKS } from '../../support/changes.ts'
import { validRequest } from '../../support/valid-requests.ts'

const reads = operations.filter(({ method }) => method === 'GET')

/** A shared cache could serve one caller's response to another. */
export const caching: Check[] = [
  {
    id: 'security/responses-are-not-cached',
    title: 'every response, to whatever request, has Cache-Control: no-store',
    covers: [],
    changes: LINKS,
    // Every response of the run is examined; these are of every kind, in case the check runs alone.
    async verify(run) {
      for (const { id, statuses } of reads) {
        const call = await validRequest(run, id)
        const etag = (await run.call(id, call)).headers.get('etag') ?? '*'
        // Only the lists that declare 304 may respond with it.
        if (statuses.includes(304)) continue
        await run.expectSuccess(id, { ...call, headers: { 'if-none-match': etag } })
      }
      await run.call('signIn', await validRequest(run, 'signIn'))
      const deletion = await validRequest(run, 'deletePaymentLink')
      await run.expectSuccess('deletePaymentLink', deletion)
      await run.expectError('deletePaymentLink', deletion, 404)
      await run.expectError('getStats', {}, 401)
      const url = `${run.backend.url}/nowhere`
      await run.wire.send({ method: 'GET', url, headers: {} }, { role: 'anonymous' })
      same([...run.wire.storable], [], 'the responses without it')
    },
  },
]
