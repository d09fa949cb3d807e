import { serve } from '@hono/node-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createProxy } from '../../../mock-server/engine/proxy/app.ts'
import { announce, durationOf, targetBehind } from '../suite/cli/announcement.ts'
import { allChecks } from './checks/all.ts'
import { document } from './document.ts'
import { kosha } from './product.ts'

const options = {
  readOnly: false,
  yes: false,
  disposable: false,
  resetToken: undefined,
  requests: 1,
  seeds: [1],
}

const listening = (fetch: (request: Request) => Response | Promise<Response>) =>
  new Promise<string>((resolve) => {
    const answered = ({ port }: { port: number }) => resolve(`http://127.0.0.1:${port}/api`)
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, answered)
    onTestFinished(() => void server.close())
  })

test.each([
  ['elsewhere', 'https://staging.example/api', {}, false],
  ['elsewhere, with --yes', 'https://staging.example/api', { yes: true }, true],
  ['elsewhere, with --read-only', 'https://staging.example/api', { readOnly: true }, true],
  ['on this machine', 'http://localhost:8080/api', {}, true],
])('a run through our proxy in front of a server %s', async (_where, target, given, isAgreed) => {
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const warned = vi.spyOn(console, 'error').mockReturnValue()
  const url = await listening(createProxy({ contract: document, target }).fetch)
  const forwardsTo = await targetBehind(url)
  expect(forwardsTo).toBe(new URL(target).origin)
  expect(announce({ ...options, ...given, url, forwardsTo }, allChecks, kosha.makes)).toBe(isAgreed)
  expect(logged).toHaveBeenCalled()
  expect(warned.mock.calls.join()).toBe(
    isAgreed
      ? ''
      : '\nhttps://staging.example is not on this machine: add --yes if all of that may happen there, or --read-only.',
  )
})

test('a server that is no proxy of ours forwards to nobody', async () => {
  expect(await targetBehind(await listening(() => new Response('<h1>Hello</h1>')))).toBeUndefined()
})

test.each([
  ['a quick server', 20, undefined, undefined],
  [
    'a slow server',
    2000,
    undefined,
    /^Each response takes about 2\.0 s, so all checks take about 108 minutes/,
  ],
  ['a quick server and --rate 5', 20, 5, /^With --rate 5, all checks take about 11 minutes/],
  ['a slow server and --rate 5', 2000, 5, /^Each response takes about 2\.0 s/],
])('a run with %s says how long it takes, if that is long', (_what, responseMs, rate, said) => {
  const duration = durationOf(5000, responseMs, rate)
  if (said) expect(duration).toMatch(said)
  else expect(duration).toBeUndefined()
})
