import { expect, test } from 'vitest'
import { readBounded, TooLong } from './bounded-body.ts'

/** A response that counts how many of its chunks were read. */
function responseOf(chunks: number) {
  const progress = { sent: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (progress.sent === chunks) return controller.close()
      progress.sent++
      controller.enqueue(new Uint8Array(1000).fill(progress.sent))
    },
    cancel() {
      progress.isCancelled = true
    },
  })
  return { response: new Response(body), seen: progress }
}

test('a body within the limit is read completely and in order', async () => {
  const { response } = responseOf(3)
  const bytes = await readBounded(response, 3000)
  expect([bytes.length, bytes[0], bytes[1000], bytes[2999]]).toEqual([3000, 1, 2, 3])
})

test('an endless body is aborted at the limit, and its connection closed', async () => {
  const { response, seen } = responseOf(Number.POSITIVE_INFINITY)
  await expect(readBounded(response, 10_000)).rejects.toThrow(TooLong)
  expect(seen.isCancelled).toBe(true)
  // One more is buffered ahead.
  expect(seen.sent).toBeLessThanOrEqual(12)
})

test('a response without a body is empty', async () => {
  expect(await readBounded(new Response(null, { status: 204 }))).toEqual(new Uint8Array())
})
