import { expect, test } from 'vitest'
import type { OperationId } from '../../kosha/document.ts'
import { allCells, koshaContract } from '../../kosha/document.ts'
import { Coverage } from '../coverage.ts'
import type { Outcome } from '../runner.ts'
import { Secrets } from '../secrets.ts'
import { jsonOf } from './json.ts'
import { junitOf } from './junit.ts'
import { pageOf } from './page.ts'
import type { RunReport } from './summary.ts'
import { gapsOf, isComplete, NOT_TRIED } from './summary.ts'
import { tableOf } from './table.ts'
import { triage } from './triage.ts'

const check = { id: 'state/x', title: 'a <title> & more', verify: async () => undefined }
const request = {
  method: 'POST',
  url: "https://api.example/api/it's",
  headers: { authorization: 'Bearer tok_secret' },
  body: '{"password":"open-sesame"}',
}
const received = {
  status: 500,
  headers: new Headers(),
  between: [0, 0] as const,
  text: '{"token":"tok_secret"}\u0000',
}
const details = {
  requests: 1,
  ms: 5,
  exchanges: [{ role: 'merchant', sent: request, received, ms: 5 }],
} satisfies Partial<Outcome>
const run: RunReport = {
  document: koshaContract,
  backend: 'https://api.example/api',
  seed: 7,
  outcomes: [
    { check, result: 'failed', reason: 'it says <500>', ...details },
    { check, result: 'not covered', reason: 'there is no refundable payment', ...details, exchanges: [] },
  ],
  coverage: new Coverage(),
  undeclared: ['listGateways 200: gateways/0/colour'],
  notCleanedUp: ['the payment link plink_1'],
  secrets: new Secrets(),
  ms: 10,
}
const reports = [tableOf, junitOf, pageOf]

test.each(reports)('%o contains the reason and the reproduction, but no secret', (report) => {
  const text = report(run)
  expect(text).toContain('curl -i -X POST')
  expect(text).toMatch(/it says (<|&lt;)500/)
  expect(text).toContain('there is no refundable payment')
  expect(text).not.toMatch(/open-sesame|tok_secret/)
})

test('the JSON report names what failed, and contains no secret', () => {
  const text = jsonOf(run)
  expect(JSON.parse(text).outcomes).toContainEqual(
    expect.objectContaining({ id: 'state/x', result: 'failed' }),
  )
  expect(text).not.toMatch(/open-sesame|tok_secret/)
})

test('XML and HTML are escaped, and contain no characters that XML cannot represent', () => {
  for (const text of [junitOf(run), pageOf(run)]) {
    expect(text).not.toContain('<title> &')
    expect(text).not.toContain('\u0000')
  }
})

test('the page loads nothing from other places', () => {
  expect(pageOf(run)).not.toMatch(/<(script|link|img|iframe)|src=|url\(|@import/)
})

test('the first line says what is wrong, others give details, and JUnit has the id for --only', () => {
  const [first, ...others] = tableOf(run).split('\n')
  expect(others.join()).toMatch(/the payment link plink_1.*gateways\/0\/colour/)
  expect(junitOf(run)).toContain('name="state/x: ')
  expect(first).toBe('https://api.example/api violates the contract in 1 check: it says <500>')
})

test('a run in which no check could run does not say that there are no violations', () => {
  const [first] = tableOf({ ...run, outcomes: run.outcomes.slice(1) }).split('\n')
  expect(first).toBe('https://api.example/api was not checked: no check could run')
})

test('a cut line says that it was cut', () => {
  const [first = ''] = tableOf({ ...run, outcomes: [outcome('state/one', 'x'.repeat(500))] }).split('\n')
  expect(first).toMatch(/in 1 check: x+…$/)
})

const outcome = (id: string, reason: string): Outcome => ({
  check: { ...check, id },
  result: 'failed',
  reason,
  ...details,
})

test('one mistake is reported once, even if the responses differ in their request ids', () => {
  const outcomes = ['state/one', 'state/two'].map((id, index) =>
    outcome(id, `createPaymentLink answers 500: {"message":"Oh","requestId":"req_${index}"}`),
  )
  const text = tableOf({ ...run, outcomes })
  expect(text.match(/^ {4}.*answers 500/gm)).toHaveLength(1)
  expect(text).toMatch(/Also failing for this reason\n\s+state\/two/)
})

test('a long list is truncated, with the number of omitted entries', () => {
  const undeclared = Array.from({ length: 100 }, (_, index) => `getStats 200: field${index}`)
  const text = tableOf({ ...run, undeclared })
  expect(text).toContain('and 88 more')
  expect(text).not.toContain('field50')
})

const passed: Outcome = { check, result: 'passed', exchanges: [], requests: 1, ms: 1 }
const everySeen = new Coverage()
for (const cell of allCells) everySeen.note(cell)

test.each([
  ['every status seen and every check passed', [passed], everySeen, true],
  ['a status that was never seen', [passed], new Coverage(), false],
  ['a check that was not covered', [{ ...passed, result: 'not covered' }], everySeen, false],
  [
    'a check that needs a server in this process',
    [{ ...passed, result: 'not covered', check: { ...check, needsOwnServer: true } }],
    everySeen,
    true,
  ],
] satisfies [string, Outcome[], Coverage, boolean][])(
  'whether a run is complete: %s',
  (_what, outcomes, coverage, complete) => {
    expect(isComplete({ document: koshaContract, outcomes, coverage })).toBe(complete)
  },
)

test('a status that a sequence of calls reaches is not seen for lack of an account of that role', () => {
  const reason = 'no viewer account was given'
  const covers = [{ operation: 'listTransactions', status: 200, role: 'viewer' } as const]
  const outcomes: Outcome[] = [
    passed,
    { ...passed, check: { ...check, covers }, result: 'not covered', reason },
  ]
  const gaps = gapsOf({ document: koshaContract, outcomes, coverage: new Coverage() })
  const reasonOf = (role: string) =>
    gaps.find((gap) => gap.operation === 'listTransactions' && gap.status === 304 && gap.role === role)
      ?.reason
  expect([reasonOf('viewer'), reasonOf('admin')]).toEqual([reason, NOT_TRIED])
})

const covers = [{ operation: 'refundTransaction' as const, status: 200, role: 'merchant' as const }]
const failed = (reason: string): Outcome[] => [
  { ...passed, check: { ...check, covers }, result: 'failed', reason },
]
// The refund was only called for a payment of another account.
const answered = new Map<OperationId, Set<number>>([
  ['createPaymentLink', new Set([201])],
  ['refundTransaction', new Set([404])],
])

test.each([
  ['createPaymentLink: status is "409", expected "201"', 'failed'],
  ['refundTransaction: status is "404", expected "200"', 'not covered'],
])('with refunds that only answered 404, "%s" is %s', (reason, result) => {
  expect(triage(failed(reason), answered).outcomes[0]?.result).toBe(result)
})
