import { expect, test } from 'vitest'
import { startMockServer } from '../server.ts'

const MIB = 1024 * 1024

/** An import that counts how often its body is read. */
function endlessImport(headers: Record<string, string> = {}) {
  const read = { chunks: 0 }
  const body = new ReadableStream(
    {
      pull(controller) {
        read.chunks += 1
        controller.enqueue(new Uint8Array(MIB).fill(0x20))
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request('http://mock/__mock/import', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    // Required by Node for a streamed body, and unknown to TypeScript.
    ...{ duplex: 'half' },
  })
  return { request, read }
}

test('an import that declares more than an export of 100,000 payments is rejected before it is read', async () => {
  const { request, read } = endlessImport({ 'content-length': String(250 * MIB) })
  const response = await startMockServer().fetch(request)
  expect([response.status, read.chunks]).toEqual([413, 0])
})

test('an import without a length is read up to the limit', async () => {
  const { request, read } = endlessImport()
  const response = await startMockServer().fetch(request)
  expect(response.status).toBe(413)
  expect(read.chunks).toBeLessThan(100)
})

test('a server without spare memory does not read an import', async () => {
  const server = startMockServer({ hasMemory: () => false })
  const { request, read } = endlessImport()
  const response = await server.fetch(request)
  expect([response.status, read.chunks]).toEqual([429, 0])
})

test('an import of countless empty objects is rejected before it is parsed', async () => {
  const response = await startMockServer().fetch(
    new Request('http://mock/__mock/import', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: `[${'{},'.repeat(3_000_000)}{}]`,
    }),
  )
  expect(response.status).toBe(413)
})
