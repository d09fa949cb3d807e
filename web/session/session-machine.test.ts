import { beforeEach, expect, test, vi } from 'vitest'
import { asha } from './asha.testing.ts'
import { initialSession, transition } from './session-machine.ts'

const expiresAt = '2026-11-21T06:00:00.000Z'
const session = { ...initialSession, isLoading: false, id: 1, user: asha, token: 'tok_1', expiresAt }

beforeEach(() => void vi.useFakeTimers())

test.each([
  ['has gone before its time was over', '2026-11-21T05:00:00Z', 'signedOutElsewhere'],
  ['has gone with its time', '2026-11-21T06:00:00Z', 'expired'],
  ['was dropped over night', '2026-11-22T04:00:00Z', 'expired'],
])('a cookie that %s shows how the session ended', (_what, now, end) => {
  vi.setSystemTime(now)
  expect(transition(session, { type: 'looked' }, null).change).toMatchObject({ id: 2, user: null, end })
})
