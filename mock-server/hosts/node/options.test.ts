import { expect, test } from 'vitest'
import { help, optionsFrom } from './options.ts'

const PROXY = ['--proxy', 'http://127.0.0.1:1/api']

test.each([
  ['--watch'],
  ['--cors', 'http://localhost:5173'],
  ['--require-session'],
  ['--clock', 'real'],
  ['--scenario', 'busy-day'],
  ['--seed', '1'],
  ['--no-rate-limit'],
  ['--webhook-host', 'hooks.example'],
])('%s, which a proxy does not have, cannot be combined with --proxy, whatever its value', (...option) => {
  expect(() => optionsFrom([...PROXY, ...option])).toThrow(`${option[0]} cannot be combined with --proxy`)
  expect(help()).toMatch(new RegExp(`Not with --proxy:.*${option[0]}`))
})

test('without options, the mock server has its defaults', () => {
  expect(optionsFrom([])).toMatchObject({
    scenario: undefined,
    seed: 2025,
    origins: [],
    webhookHosts: [],
    rateLimit: true,
    requireSession: false,
    watch: false,
  })
})

test.each(['http://*.example.com', 'http://localhost:5173/', 'localhost:5173', '*'])(
  '--cors %s is rejected, since no page has this origin',
  (origin) => {
    expect(() => optionsFrom(['--cors', origin])).toThrow(`--cors ${origin} is not valid: choose an origin`)
  },
)
