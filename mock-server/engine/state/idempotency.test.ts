import { expect, test } from 'vitest'
import { Idempotency } from './idempotency.ts'

const HOUR_MS = 60 * 60 * 1000

test('responses are kept for 24 hours, and no longer', () => {
  const clock = { at: 0, now: () => clock.at }
  const idempotency = new Idempotency(clock)
  const request = (key: string) => ({
    endpoint: 'POST /payments/create',
    userId: 'usr_1',
    header: { 'Idempotency-Key': key },
    body: {},
  })
  idempotency.keep(request('first'), '1')
  clock.at = 23 * HOUR_MS
  idempotency.keep(request('second'), '2')
  expect(Object.keys(idempotency.save())).toHaveLength(2)
  clock.at = 24 * HOUR_MS
  idempotency.keep(request('third'), '3')
  expect(Object.values(idempotency.save()).map(({ body }) => body)).toEqual(['2', '3'])
})
