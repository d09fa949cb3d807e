import { beforeEach, expect, test, vi } from 'vitest'
import { jsonStream } from './json-stream.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

const rows = Array.from({ length: 20_000 }, (_each, number) => ({ id: `₹${number}`, refunds: [{ number }] }))

/** Reads once, while timers run. */
async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const chunk = reader.read()
  await vi.advanceTimersByTimeAsync(10)
  return chunk
}

async function textOf(response: object): Promise<string> {
  const reader = jsonStream(response).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let chunk = await read(reader); !chunk.done; chunk = await read(reader))
    text += decoder.decode(chunk.value, { stream: true })
  return text
}

test.each([
  {},
  { rows: [] },
  { rows },
  { rows: { users: [], payments: rows }, version: 2, note: null, '"': '\\' },
])('a response is written like JSON.stringify does', async (response) => {
  expect(await textOf(response)).toBe(JSON.stringify(response))
})

test('nothing is made before it is read', async () => {
  const toJSON = vi.fn(() => 1)
  const reader = jsonStream({ rows: Array.from({ length: 100_000 }, () => ({ toJSON })) }).getReader()
  await vi.advanceTimersByTimeAsync(1000)
  expect(toJSON).not.toHaveBeenCalled()
  await read(reader)
  await reader.cancel()
})

test('a reader that reads nothing for a minute is cut off, a slow one is not', async () => {
  const reader = jsonStream({ rows, more: rows }).getReader()
  await read(reader)
  await vi.advanceTimersByTimeAsync(59_000)
  expect((await read(reader)).done).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(reader.read()).rejects.toThrow('nobody reads')
})
