import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../time/clock.ts'
import { istDay } from '../time/ist.ts'
import { haveAllEnded, referenceKnownAt, refundCompletesAt } from './refund-states.ts'

const first = Date.parse('2026-01-01T00:00:00.000Z')

test("a day's refunds have not all ended while one of them waits for its reference", () => {
  const requested = fc.integer({ min: 0, max: 365 * 24 * 60 }).map((minutes) => first + minutes * MINUTE_MS)
  fc.assert(
    fc.property(requested, fc.nat(9_999_999), (at, number) => {
      const refund = { id: `rfnd_${number}`, createdAt: new Date(at).toISOString() }
      const completes = refundCompletesAt(refund)
      const known = referenceKnownAt({ ...refund, reference: { type: 'arn', status: 'pending' } })
      expect(known).toBeGreaterThan(completes)
      expect(haveAllEnded(istDay(at), known - 1)).toBe(false)
      expect(haveAllEnded(istDay(at), at + 30 * DAY_MS)).toBe(true)
    }),
  )
})
