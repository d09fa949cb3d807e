import { expect, test } from 'vitest'
import { reasonFor } from './unreachable.ts'

const failed = (cause: object) => new TypeError('fetch failed', { cause })
const withCode = (code: string, message: string) => Object.assign(new Error(message), { code })

test.each([
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'self-signed certificate',
    /NODE_EXTRA_CA_CERTS.*\(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
  ],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames", /for another host/],
  ['CERT_HAS_EXPIRED', 'certificate has expired', /has expired/],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND nowhere.example', /no host with this name/],
  ['HPE_INVALID_CONSTANT', 'Parse Error: Expected HTTP/', /does not speak HTTP \(HPE/],
  ['EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.1', /^connect EHOSTUNREACH 10\.0\.0\.1 \(EHOSTUNREACH\)$/],
])('%s has a readable description', (code, message, words) => {
  expect(reasonFor(failed(withCode(code, message)))).toMatch(words)
})

test('of several attempted addresses, the first determines the reason', () => {
  const attempts = Object.assign(
    new AggregateError([withCode('ECONNREFUSED', 'connect ECONNREFUSED ::1:1')], 'all of them'),
    { message: '' },
  )
  expect(reasonFor(failed(attempts))).toBe('nothing is listening at this address (ECONNREFUSED)')
})

test('a port that fetch refuses to call is named', () => {
  expect(reasonFor(failed(new Error('bad port')))).toMatch(/no server on this port/)
})

test('an error without a code keeps its message', () => {
  expect(reasonFor(failed(new Error('other side closed')))).toBe('other side closed')
  expect(reasonFor('strange')).toBe('strange')
})
