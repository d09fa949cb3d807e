import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Random } from '../../../../mock-server/engine/random.ts'
import { allChecks } from '../../kosha/checks/all.ts'
import type { Backend } from '../../suite/backend.ts'
import { brokenIn, runSuite, twoAccounts } from './run-suite.ts'
import { groupsOfVariants, rulesOf } from './variants/groups.ts'

const FEW_RUNS = 5
const ONE_IN = 3
// These send hundreds of invalid bodies each, which every variant rejects like the default backend.
const isLong = ({ id }: { id: string }) =>
  /-(?:generated-bodies|hostile-bodies|too-large-as-|malformed-ids)/.test(id)
// Checks that have failed for correct backends before.
const isTouchy = ({ id }: { id: string }) => /^model|refund|sign-in|settlement|gateway|profile/.test(id)

const shortChecks = allChecks.filter((check) => !isLong(check))
// Those that hide nothing run all checks; the others a third, besides those.
const cases = groupsOfVariants()
  // little-data.test.ts runs every check without payments.
  .filter(([first]) => first?.hides !== 'payments')
  .map((members, group) => ({
    names: members.map(({ name }) => name).join('; '),
    members,
    checks:
      members[0]?.hides === undefined
        ? shortChecks
        : shortChecks.filter((check, index) => isTouchy(check) || (index + group) % ONE_IN === 0),
  }))

test('every check passes against a conforming backend other than our own, and none lacks data there', async () => {
  const outcomes = await runSuite({}, shortChecks, { runs: FEW_RUNS })
  const others = outcomes.filter(({ result }) => result !== 'passed')
  expect(others.map(({ check, result, reason }) => `${check.id} ${result}: ${reason}`)).toEqual([])
})

/** Adds a field to every object with an id. */
const extended = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(extended)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]) => [name, extended(each)] as const)
  return { ...Object.fromEntries(fields), ...('id' in value && { locale: 'en-IN' }) }
}

test('rows may have fields that the contract does not know, unless the run is strict', async () => {
  const checks = allChecks.filter(({ id }) => /^model\/(?!filters|at-once)|^positive\/list/.test(id))
  const outcomes = await runSuite(
    { answered: (reply) => (reply.status < 300 ? { ...reply, body: extended(reply.body) } : reply) },
    checks,
    { runs: FEW_RUNS, strict: false, accounts: twoAccounts },
  )
  expect(brokenIn(outcomes)).toEqual([])
})

// `score.ts --variants` runs every check against each variant separately.
describe('every check passes when', () => {
  test.each(cases)('$names', async ({ members, checks }) => {
    const outcomes = await runSuite(rulesOf(members), checks, { runs: FEW_RUNS })
    const failed = checks.filter((_check, index) => outcomes[index]?.result === 'failed')
    const blamed: string[] = []
    if (failed.length > 0)
      for (const each of members) {
        const alone = brokenIn(await runSuite(rulesOf([each]), failed, { runs: FEW_RUNS }))
        blamed.push(...alone.map((reason) => `${each.name}: ${reason}`))
      }
    expect([...blamed, ...brokenIn(outcomes)]).toEqual([])
  })
})

test.each([
  ['', {}],
  [', and links have no entity tags', { linkTag: () => undefined }],
])('calls at once may be handled and answered in any order%s', async (_what, rules) => {
  const checks = allChecks.filter(({ id }) => /^model\/at-once|simultaneous|several-sessions/.test(id))
  for (const seed of [3, 5])
    expect(brokenIn(await runSuite(rules, checks, { seed, mostPauseMs: 6 }))).toEqual([])
})

/** Every response takes up to so long, most of it before or after the call is handled, on the clocks of both sides. */
function slowlyUpTo(mostMs: number): (backend: Backend) => Backend {
  const random = new Random(1)
  const { now } = Date
  let passed = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now() + passed)
  onTestFinished(() => void vi.restoreAllMocks())
  return (backend) => {
    const wait = () => {
      const ms = random.int(0, mostMs / 2)
      passed += ms
      backend.pass?.(ms)
    }
    return {
      ...backend,
      async fetch(request) {
        wait()
        const response = await backend.fetch(request)
        wait()
        return response
      },
    }
  }
}

// Of half an hour to midnight in India, the checks take more.
test.each([
  ['5 seconds', 5000, undefined],
  ['2 seconds, while a day ends', 2000, Date.parse('2026-11-22T18:00:00Z')],
])('every response may take up to %s', async (_what, mostMs, start) => {
  const checks = allChecks.filter(({ id }) =>
    /^model\/(?!filters|sequences)|^positive.*session|refresh/.test(id),
  )
  const options = { runs: 3, through: slowlyUpTo(mostMs), ...(start && { start }) }
  expect(brokenIn(await runSuite({}, checks, options))).toEqual([])
})
