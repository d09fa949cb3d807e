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

test.each([
  [['--port', 'many'], '--port many is not valid: choose a whole number from 0 to 65535'],
  [['--clock', 'yesterday'], '--clock yesterday is not valid: choose real, or an instant like'],
  [['--contrcat', 'x.yaml'], 'There is no option --contrcat: did you mean --contract? See --help.'],
  [['--prot', '1'], 'There is no option --prot: did you mean --port? See --help.'],
  [['surplus'], "Unexpected argument 'surplus'"],
  [['--port'], "Option '--port <value>' argument missing. See --help."],
  [['--proxy', 'http://127.0.0.1:1/api?x=1'], '--proxy must be a URL without user, password, query'],
  [['--proxy', 'ftp://user:opensesame@x/'], '--proxy is not a valid URL'],
  [['--clock', '2026-02-30T00:00:00Z'], '--clock 2026-02-30T00:00:00Z is not valid'],
  [['--clock', '1970-01-01T00:00:00Z'], 'from 1971 to 2100'],
  [['--keep-tokens'], '--keep-tokens needs --proxy'],
])('%j is rejected with one line', (args, message) => {
  expect(() => optionsFrom(args)).toThrow(message)
})
