import { expect } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { createLinkBatch, linkBatch } from './link-batch.ts'
import { readPasted } from './link-sheet.ts'

export const threeRows = readPasted('Saree\t499\nKurta\t299\nKurta\t299').rows
export const batch = linkBatch.state
export const states = () => batch.rows.map(({ state }) => state)
export const url = 'https://pay.kosha.example/l/1'
export const createdResponse = () => json({ link: { id: 'plink_1', url } }, 201)
export const expectStep = (step: string) => expect.poll(() => batch.step).toBe(step)

/** The nth request to create a link gets this response; the others succeed. Returns these requests. */
export function respondToNth(nth: number, respond: () => Response) {
  const creates: ReturnType<typeof fakeApi> = []
  fakeApi((call) => {
    if (call.method === 'GET') return json({})
    creates.push(call)
    return creates.length === nth ? respond() : createdResponse()
  })
  return creates
}

/** Loses the response to the nth request to create a link. */
export const loseResponse = (nth: number) =>
  respondToNth(nth, () => {
    throw new TypeError('fetch failed')
  })

/** Simulates a reload: a new instance reads the stored rows. */
export function reload() {
  const restored = createLinkBatch()
  restored.restore()
  return restored
}
