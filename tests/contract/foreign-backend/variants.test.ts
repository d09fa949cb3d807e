import { describe, expect, test } from 'vitest'
import { allChecks } from '../checks/all.ts'
import { brokenIn, examine } from './examine.ts'
import { allVariants } from './variants/all.ts'

const FEW_RUNS = 5
// These send hundreds of refused bodies each, which no variant answers in another way than the sound backend.
const isLong = ({ id }: { id: string }) =>
  /-(?:generated-bodies|hostile-bodies|too-large-as-|odd-ids)/.test(id)

test('the suite blames nothing in a backend that is not our own, and misses no data there', {
  timeout: 300_000,
}, async () => {
  const outcomes = await examine({}, allChecks)
  const others = outcomes.filter(({ result }) => result !== 'passed')
  expect(others.map(({ check, result, reason }) => `${check.id} ${result}: ${reason}`)).toEqual([])
})

describe('the suite blames nothing when', () => {
  test.each(allVariants)('$name', { timeout: 120_000 }, async ({ rules }) => {
    const checks = allChecks.filter((check) => !isLong(check))
    expect(brokenIn(await examine(rules(), checks, { runs: FEW_RUNS }))).toEqual([])
  })
})
