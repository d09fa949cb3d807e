import type { Check } from '../../../suite/contract-run.ts'
import { NotCovered, same } from '../../../suite/verdicts.ts'
import { LINKS } from '../../support/changes.ts'
import { createLink } from '../../support/fixtures.ts'

const OTHER_PATHS = [
  '/Payments/Links',
  '/payments/LINKS',
  '/payments//links',
  '//payments/links',
  '/payments/links/',
  '/payments/links;x=1',
  '/payments%2Flinks',
  '/payments/links%00',
  '/payments/links.json',
]

export const exactPaths: Check[] = [
  {
    id: 'negative/paths-are-exact',
    title: 'a path in another letter case, with an extra slash or with other percent-encoding is unknown',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const headers = { authorization: `Bearer ${as.token}` }
      const { id } = await createLink(run)
      const statusOf = async (method: string, path: string) => {
        const sent = { method, url: `${run.backend.url}${path}`, headers }
        const { status } = await run.wire.send(sent, { role: 'merchant' })
        if (status === 501) throw new NotCovered(`${method} ${path} is not implemented: it answers 501`)
        return status
      }
      for (const path of OTHER_PATHS) same(await statusOf('GET', path), 404, `the status of GET ${path}`)
      for (const path of [`/payments/links/${id}/`, `/payments/Links/${id}`, `/payments/links%2F${id}`])
        same(await statusOf('DELETE', path), 404, `the status of DELETE ${path.replace(id, '{id}')}`)
    },
  },
  {
    id: 'negative/request-ids-differ',
    title: 'every error response has its own request id',
    covers: [],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const ids = new Set<string>()
      for (let count = 0; count < 4; count++) {
        const { error } = await run.expectError('listTransactions', { as, query: { surprise: '1' } }, 400)
        ids.add(error.requestId)
      }
      same(ids.size, 4, 'the number of different request ids in four errors')
    },
  },
]
