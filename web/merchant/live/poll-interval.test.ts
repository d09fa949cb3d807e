import { afterEach, expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { answered, backOff, failed } from './poll-interval.ts'

afterEach(answered)

const waits = (error: unknown, times: number) =>
  Array.from({ length: times }, () => {
    failed(error, 0)
    return backOff.notBefore
  })

test.each([
  ['no network', new NetworkError(new Error('offline'))],
  ['a broken server', new ApiError(503)],
  ['too many requests', new ApiError(429)],
])('with %s the wait doubles up to five minutes', (_what, error) => {
  expect(waits(error, 6)).toEqual([15_000, 30_000, 60_000, 120_000, 240_000, 300_000])
})

test('a server that names a time is left alone until then', () => {
  failed(new ApiError(429, {}, new Headers({ 'Retry-After': '600' })), 0)
  expect(backOff.notBefore).toBe(600_000)
})

test('a server that asks for an hour is asked again after a quarter', () => {
  failed(new ApiError(503, {}, new Headers({ 'Retry-After': '3600' })), 0)
  expect(backOff.notBefore).toBe(900_000)
})

test('a response ends the wait, and a rejected request begins none', () => {
  failed(new ApiError(503), 0)
  answered()
  failed(new ApiError(404), 0)
  expect(backOff).toMatchObject({ failures: 0, notBefore: 0 })
})
