import { beforeEach, expect, test, vi } from 'vitest'
import { nobodySignedIn, sessionVerified } from '../session/session.testing.ts'
import { followSession } from './follow-session.ts'

vi.mock('./start-session.ts', () => ({ startSession: vi.fn() }))
vi.mock('../ui/toasts/toaster.tsx', () => ({ mountToaster: vi.fn() }))

beforeEach(nobodySignedIn)

test('subscribers are notified when the session begins and when it ends', async () => {
  const reports: boolean[] = []
  followSession((signedIn) => reports.push(signedIn))
  sessionVerified()
  await expect.poll(() => reports.at(-1)).toBe(true)
  nobodySignedIn()
  await expect.poll(() => reports.at(-1)).toBe(false)
  expect(reports[0]).toBe(false)
})
