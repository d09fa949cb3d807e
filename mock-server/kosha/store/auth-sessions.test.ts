import { expect, test } from 'vitest'
import { randomOf } from '../../engine/random.ts'
import { DAY_MS } from '../../engine/time/clock.ts'
import { Accounts } from './accounts.ts'
import { AuthSessions } from './auth-sessions.ts'

function signIns() {
  const clock = { at: 0, now: () => clock.at }
  const random = randomOf('tokens')
  const sessions = new AuthSessions(new Accounts([], clock, random), clock, random)
  return { clock, sessions }
}

test('expired tokens are not kept for ever', () => {
  const { clock, sessions } = signIns()
  for (let day = 0; day < 50; day++) {
    clock.at = day * DAY_MS
    for (let count = 0; count < 100; count++) sessions.start('usr_1', { rememberMe: false })
  }
  expect(sessions.save().length).toBeLessThanOrEqual(1100)
})
