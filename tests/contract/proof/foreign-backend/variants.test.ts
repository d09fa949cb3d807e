import { describe, expect, test } from 'vitest'
import { allChecks } from '../../kosha/checks/all.ts'
import { brokenIn, runSuite } from './run-suite.ts'
import { groupsOfVariants, rulesOf } from './variants/groups.ts'

const FEW_RUNS = 5
const ONE_IN = 3
// These send hundreds of invalid bodies each, which every variant rejects like the default backend.
const isLong = ({ id }: { id: string }) =>
  /-(?:generated-bodies|hostile-bodies|too-large-as-|malformed-ids)/.test(id)
// Checks that have failed for correct backends before.
const isTouchy = ({ id }: { id: string }) => /^model|refund|sign-in|settlement|gateway|profile/.test(id)

const shortChecks = allChecks.filter((check) => !isLong(check))
// A variant alone runs a third of the other checks; a large group runs all of them.
const cases = groupsOfVariants().map((members, group) => ({
  names: members.map(({ name }) => name).join('; '),
  members,
  checks:
    members.length > 3
      ? shortChecks
      : shortChecks.filter((check, index) => isTouchy(check) || (index + group) % ONE_IN === 0),
}))

test('every check passes against a conforming backend other than our own, and none lacks data there', async () => {
  const outcomes = await runSuite({}, shortChecks)
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
  const checks = allChecks.filter(({ id }) => /^model\/|^positive\/list/.test(id))
  const outcomes = await runSuite(
    { answered: (reply) => (reply.status < 300 ? { ...reply, body: extended(reply.body) } : reply) },
    checks,
    { runs: FEW_RUNS, strict: false },
  )
  expect(brokenIn(outcomes)).toEqual([])
})

// `score.ts --variants` runs every check against each variant separately.
describe('every check passes when', () => {
  test.each(cases)('$names', async ({ members, checks }) => {
    expect(brokenIn(await runSuite(rulesOf(members), checks, { runs: FEW_RUNS }))).toEqual([])
  })
})
