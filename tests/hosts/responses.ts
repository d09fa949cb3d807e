import { expect, test } from 'vitest'
import { expectations, guards } from './paths.ts'

type Send = (path: string, method?: string) => Promise<Response>

/** Tests that any host of the export must pass. */
export function servesEveryKindOfPath(send: Send) {
  test.each(expectations)('%s', async (path, { status, contains, location, type, cache }) => {
    const response = await send(path)
    const { headers } = response
    expect(response.status).toBe(status)
    expect(headers.get('location')).toBe(location ?? null)
    if (location) return
    for (const [name, value] of Object.entries(guards)) expect.soft(headers.get(name), name).toMatch(value)
    if (type) expect(headers.get('content-type')).toBe(type)
    if (cache) expect(headers.get('cache-control')).toBe(cache)
    expect(await response.text()).toContain(contains ?? '')
  })

  test.each(['POST', 'DELETE'])('%s is rejected', async (method) => {
    expect((await send('/', method)).status).toBe(405)
  })
}
