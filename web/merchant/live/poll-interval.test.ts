import { afterEach, expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { answered, backOffs, failed } from './poll-interval.ts'

const LIST = '["settlements"]'

afterEach(() => answered(LIST))

const waits = (error: unknown, times: number) =>
  Array.from({ length: times }, () => {
    failed(LIST, error, 0)
    return backOffs[LIST]?.notBefore
  })

test.each([
  ['no network', new NetworkError(new Error('offline'))],
  ['a broken server', new ApiError(503)],
  ['too many requests', new ApiError(429)],
])('with %s the wait doubles up to five minutes', (_what, error) => {
  expect(waits(error, 6)).toEqual([15_000, 30_000, 60_000, 120_000, 240_000, 300_000])
})

test('a server that names a time is left alone until then', () => {
  failed(LIST, new ApiError(429, {}, new Headers({ 'Retry-After': '600' })), 0)
  expect(backOffs[LIST]?.notBefore).toBe(600_000)
})

test('a server that requests an hour is polled after a quarter of one', () => {
  failed(LIST, new ApiError(503, {}, new Headers({ 'Retry-After': '3600' })), 0)
  expect(backOffs[LIST]?.notBefore).toBe(900_000)
})

test('a response ends the wait, and a rejected request begins none', () => {
  failed(LIST, new ApiError(503), 0)
  answered(LIST)
  failed(LIST, new ApiError(404), 0)
  expect(backOffs).toEqual({})
})
