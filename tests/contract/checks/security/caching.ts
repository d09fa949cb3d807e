import type { Check } from '../../suite/check.ts'
import { must, NotCovered } from '../../suite/check.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import type { Received } from '../../suite/wire.ts'
import { LINKS } from '../../support/changes.ts'
import { everyVariant } from '../../support/every-variant.ts'
import { createLink } from '../../support/fixtures.ts'

type Answers = Record<string, (run: ContractRun) => Promise<Received>>

const LISTS = [
  'listTransactions',
  'listPaymentLinks',
  'listSettlements',
  'listPaymentMethods',
  'listGateways',
] as const

const ofReads: Answers = {
  'a new session': (run) => {
    const { email, password } = run.actors.anyAccount()
    return run.call('signIn', { body: { email, password } })
  },
  ...Object.fromEntries(
    (['verifySession', 'getStats', ...LISTS] as const).map((id) => [
      `that of ${id}`,
      async (run: ContractRun) => run.call(id, { as: await run.actors.as('merchant') }),
    ]),
  ),
  'the refusal of a malformed request': async (run) =>
    run.call('listTransactions', { as: await run.actors.as('merchant'), query: { surprise: '1' } }),
  'the refusal of a request without a token': (run) => run.call('getStats'),
  'the refusal of an unknown path': ({ backend, wire }) =>
    wire.send({ method: 'GET', url: `${backend.url}/nowhere`, headers: {} }, { role: 'anonymous' }),
}

const ofWrites: Answers = {
  'a new link': async (run) => {
    const body = { title: 'Contract suite', amount: 10_000 }
    return run.call('createPaymentLink', { as: await run.actors.as('merchant'), body })
  },
  'a deletion': async (run) => {
    const { id } = await createLink(run)
    return run.call('deletePaymentLink', { as: await run.actors.as('merchant'), path: { id } })
  },
  'the refusal of an id that nobody has': async (run) => {
    const path = { id: 'contract_suite_none' }
    return run.call('deletePaymentLink', { as: await run.actors.as('merchant'), path })
  },
}

/** A shared cache could serve one caller's response to another. */
export const caching: Check[] = [
  {
    id: 'security/answers-are-not-stored',
    title: 'answers that are read, and refusals, say Cache-Control: no-store',
    covers: [],
    verify: (run) => areNotStored(run, ofReads),
  },
  {
    id: 'security/answers-to-writes-are-not-stored',
    title: 'answers to writes say Cache-Control: no-store',
    covers: [],
    changes: LINKS,
    verify: (run) => areNotStored(run, ofWrites),
  },
]

const areNotStored = (run: ContractRun, answers: Answers) =>
  everyVariant(
    Object.entries(answers),
    ([what]) => `the answer is ${what}`,
    async ([what, ask]) => {
      const { status, headers } = await ask(run)
      if (status === 501) throw new NotCovered(`${what} is not implemented: it returns 501`)
      const value = headers.get('cache-control')
      const directives = (value ?? '').split(',').map((each) => each.trim().toLowerCase())
      must(directives.includes('no-store'), `Cache-Control is ${value ?? 'missing'}`)
    },
  )
