import { readFileSync } from 'node:fs'
import process from 'node:process'
import { describe, expect, test, vi } from 'vitest'
import { Random } from '../../../../mock-server/engine/random.ts'
import { allChecks, checksLike } from '../../kosha/checks/all.ts'
import type { Backend } from '../../suite/backend.ts'
import { brokenIn, overHttp, runSuite, twoAccounts } from './run-suite.ts'
import type { Variant } from './variants/all.ts'
import { allVariants } from './variants/all.ts'
import { groupsOfVariants, rulesOf } from './variants/groups.ts'

const FEW_RUNS = 5
const ONE_IN = 3
// Checks that have failed for correct backends before.
const isTouchy = ({ id }: { id: string }) =>
  /^model|^positive\/list|refund|sign-in|settlement|gateway|profile/.test(id)

// The others send hundreds of invalid bodies each, which every variant rejects like the default backend.
const shortChecks = checksLike(/^(?!.*(?:-generated-bodies|-hostile-bodies|-too-large-as-|-malformed-ids))/)
const optionsFor = (members: Variant[]) => ({
  runs: FEW_RUNS,
  strict: !members.some(({ isUndeclared }) => isUndeclared),
})
// promises.test.ts runs every check against the default backend. Those that hide nothing run all checks; the others a
// third, besides those.
const isAlone = process.env.VARIANTS === 'alone'
const groups = isAlone ? allVariants.map((variant) => [variant]) : groupsOfVariants()
const cases = groups.map((members, group) => ({
  names: members.map(({ name }) => name).join('; '),
  members,
  ...(isAlone || members[0]?.hides === undefined
    ? // Those of the wire are among them.
      {
        checks: isAlone ? allChecks : shortChecks,
        options: { ...optionsFor(members), through: overHttp },
      }
    : {
        checks: shortChecks.filter((check, index) => isTouchy(check) || (index + group) % ONE_IN === 0),
        // Rows hidden from a merchant are hidden from its colleague, too, and from another merchant.
        options: { ...optionsFor(members), accounts: twoAccounts },
      }),
}))

const contract = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8').replaceAll(
  /\s+/g,
  ' ',
)

test.each(allVariants)('the contract leaves open that $name', ({ sentence }) => {
  expect(contract).toContain(sentence)
})

// With VARIANTS=alone, each runs every check.
describe('every check passes when', () => {
  test.each(cases)('$names', async ({ members, options, checks }) => {
    const outcomes = await runSuite(rulesOf(members), checks, options)
    const failed = checks.filter((_check, index) => outcomes[index]?.result === 'failed')
    const blamed: string[] = []
    if (failed.length > 0)
      for (const member of members) {
        const alone = brokenIn(await runSuite(rulesOf([member]), failed, options))
        blamed.push(...alone.map((reason) => `${member.name}: ${reason}`))
      }
    expect([...blamed, ...brokenIn(outcomes)]).toEqual([])
  })
})

test.each([
  ['', {}],
  [', and links have no entity tags', { linkTag: () => undefined }],
])('calls at once may be handled and answered in any order%s', async (_what, rules) => {
  const checks = checksLike(/^model\/at-once/)
  const broken = await Promise.all(
    [3, 5].map(async (seed) => brokenIn(await runSuite(rules, checks, { seed, mostPauseMs: 6 }))),
  )
  expect(broken.flat()).toEqual([])
})

/** Every response takes up to `mostMs`, before or after the call is handled, on the clocks of both sides. */
function slowlyUpTo(mostMs: number): (backend: Backend) => Backend {
  const random = new Random(1)
  const { now } = Date
  let passed = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now() + passed)
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

// Midnight in India is half an hour after this start, within the run.
test.each([
  ['5 seconds', 5000, undefined],
  ['2 seconds, while a day ends', 2000, Date.parse('2026-11-22T18:00:00Z')],
])('every response may take up to %s', async (_what, mostMs, start) => {
  const checks = checksLike(/^model\/(?!filters|sequences)|^positive.*session|refresh/)
  const options = { runs: 3, through: slowlyUpTo(mostMs), ...(start && { start }) }
  expect(brokenIn(await runSuite({}, checks, options))).toEqual([])
})
