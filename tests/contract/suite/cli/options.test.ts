import { expect, test } from 'vitest'
import { isLocal } from './announcement.ts'
import { optionsFrom } from './options.ts'

const optionsFor = (args: string[], env: Record<string, string>) =>
  optionsFrom(args, { document: { roles: ['admin', 'merchant'] } }, env)

const url = 'https://api.example/api'

test('accounts have a role, and their password comes from the environment if not given', () => {
  const accounts = '--account merchant=a@b.example:with:colon --account admin=c@d.example'
  expect(optionsFor(['--url', url, ...accounts.split(' ')], { CONTRACT_PASSWORD: 'secret' })).toMatchObject({
    accounts: [
      { role: 'merchant', email: 'a@b.example', password: 'with:colon' },
      { role: 'admin', email: 'c@d.example', password: 'secret' },
    ],
  })
})

test.each([
  [['--url', 'api.example', '--account', 'admin=a@b.example:x'], 'must start with http'],
  [['--url', url], 'Without an account'],
  [['--url', url, '--account', 'owner=a@b.example:x'], 'role=email:password'],
  [['--url', url, '--account', 'admin=a@b.example'], 'CONTRACT_PASSWORD is not set'],
  [['--seed', '9-1'], '--seed 9-1'],
  [['--runs', 'many'], '--runs many'],
  [['--colour'], "Unknown option '--colour'"],
])('%j is rejected with one clear line', (args, message) => {
  expect(() => optionsFor(args, {})).toThrow(message)
})

test('a password never appears in an error', () => {
  expect(() => optionsFor(['--account', 'owner=a@b.example:secret'], {})).toThrow(/^(?!.*secret)/)
})

test('a range of seeds includes both ends', () => {
  expect(optionsFor(['--seed', '3-5'], {})).toMatchObject({ seeds: [3, 4, 5] })
})

test.each([
  ['http://localhost:4010/api', true],
  ['http://127.0.0.1:4010/api', true],
  ['http://[::1]:4010/api', true],
  ['https://localhost.evil.example/api', false],
  ['http://127.0.0.1.nip.io/api', false],
  ['http://127.evil.example/api', false],
  ['http://10.0.0.1/api', false],
])('%s is on this machine: %s', (address, local) => {
  expect(isLocal(address)).toBe(local)
})
