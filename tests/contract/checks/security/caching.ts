import { must, NotCovered } from '../../suite/claims.ts'
import type { Check, ContractRun } from '../../suite/contract-run.ts'
import type { Received } from '../../suite/wire.ts'
import { LINKS } from '../../support/changes.ts'
import { everyVariant } from '../../support/every-variant.ts'
import { createLink } from '../../support/fixtures.ts'

type Responses = Record<string, (run: ContractRun) => Promise<Received>>

const LISTS = [
  'listTransactions',
  'listPaymentLinks',
  'listSettlements',
  'listPaymentMethods',
  'listGateways',
] as const

const ofReads: Responses = {
  'the response with a new session': (run) => {
    const { email, password } = run.actors.anyAccount()
    return run.call('signIn', { body: { email, password } })
  },
  ...Object.fromEntries(
    (['verifySession', 'getStats', ...LISTS] as const).map((id) => [
      `the response of ${id}`,
      async (run: ContractRun) => run.call(id, { as: await run.actors.as('merchant') }),
    ]),
  ),
  'the response with an unchanged list': async (run) => {
    const as = await run.actors.as('merchant')
    const first = await run.call('listTransactions', { as })
    const etag = first.headers.get('etag')
    if (etag === null) return first
    return run.call('listTransactions', { as, headers: { 'if-none-match': etag } })
  },
  'the error for a malformed request': async (run) =>
    run.call('listTransactions', { as: await run.actors.as('merchant'), query: { surprise: '1' } }),
  'the error for a request without a token': (run) => run.call('getStats'),
  'the error for an unknown path': ({ backend, wire }) =>
    wire.send({ method: 'GET', url: `${backend.url}/nowhere`, headers: {} }, { role: 'anonymous' }),
}

const ofWrites: Responses = {
  'the response with a new link': async (run) => {
    const body = { title: 'Contract suite', amount: 10_000 }
    return run.call('createPaymentLink', { as: await run.actors.as('merchant'), body })
  },
  'the response to a deletion': async (run) => {
    const { id } = await createLink(run)
    return run.call('deletePaymentLink', { as: await run.actors.as('merchant'), path: { id } })
  },
  'the error for an unknown id': async (run) => {
    const path = { id: 'contract_suite_none' }
    return run.call('deletePaymentLink', { as: await run.actors.as('merchant'), path })
  },
}

/** A shared cache could serve one caller's response to another. */
export const caching: Check[] = [
  {
    id: 'security/reads-are-not-cached',
    title: 'responses to reads, and error responses, have Cache-Control: no-store',
    covers: [],
    verify: (run) => areNotStored(run, ofReads),
  },
  {
    id: 'security/writes-are-not-cached',
    title: 'responses to writes have Cache-Control: no-store',
    covers: [],
    changes: LINKS,
    verify: (run) => areNotStored(run, ofWrites),
  },
]

const areNotStored = (run: ContractRun, responses: Responses) =>
  everyVariant(
    Object.entries(responses),
    ([what]) => what,
    async ([what, ask]) => {
      const { status, headers } = await ask(run)
      if (status === 501) throw new NotCovered(`${what} is not implemented: it answers 501`)
      const value = headers.get('cache-control')
      const directives = (value ?? '').split(',').map((each) => each.trim().toLowerCase())
      must(directives.includes('no-store'), `Cache-Control is ${value ?? 'missing'}`)
    },
  )
