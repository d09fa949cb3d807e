import { expect, test } from 'vitest'
import { failures as failuresOfMock } from '../../../../../mock-server/kosha/seed/failures.ts'
import { failures } from './failures.ts'

test('the failures have the wording of UPI failures in the product', () => {
  const upiFailures = failuresOfMock.upi.map(([, { code, reason, nextStep }]) => ({ code, reason, nextStep }))
  for (const { code, reason, nextStep } of failures)
    expect(upiFailures).toContainEqual({ code, reason, nextStep })
})
