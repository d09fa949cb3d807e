import { expect, test } from 'vitest'
import { expectations, guards } from './paths.ts'

type Ask = (path: string, method?: string) => Promise<Response>

/** Tests that any host of the export must pass. */
export function servesEveryKindOfPath(ask: Ask) {
  test.each(expectations)('%s', async (path, { status, holds, location, type, cache }) => {
    const response = await ask(path)
    const { headers } = response
    expect(response.status).toBe(status)
    expect(headers.get('location')).toBe(location ?? null)
    if (location) return
    for (const [name, value] of Object.entries(guards)) expect.soft(headers.get(name), name).toMatch(value)
    if (type) expect(headers.get('content-type')).toBe(type)
    if (cache) expect(headers.get('cache-control')).toBe(cache)
    expect(await response.text()).toContain(holds ?? '')
  })

  test.each(['POST', 'DELETE'])('%s is rejected', async (method) => {
    expect((await ask('/', method)).status).toBe(405)
  })
}
