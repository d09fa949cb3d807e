import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exposureWarning, hostsFor } from './exposure.ts'
import { listen } from './listen.ts'

test('a server accepts its host name, on all interfaces any IP address, and additional names', () => {
  expect(hostsFor(undefined, [])).toEqual([])
  expect(hostsFor('192.168.1.7', ['mock'])).toEqual(['mock', '192.168.1.7'])
  expect(hostsFor('fe80::1', [])).toEqual(['[fe80::1]'])
  expect(hostsFor('0.0.0.0', [])).toEqual(['*'])
})

test('a server that other machines can control warns about it', () => {
  expect(exposureWarning('0.0.0.0', {})).toContain('can control this server')
  expect(exposureWarning('0.0.0.0', { token: 'sesame' })).toBeUndefined()
  expect(exposureWarning('0.0.0.0', undefined)).toBeUndefined()
  expect(exposureWarning('127.0.0.1', {})).toBeUndefined()
  expect(exposureWarning(undefined, {})).toBeUndefined()
})

test('an empty HOST is ignored, and connections are kept alive between requests', async () => {
  vi.stubEnv('HOST', '')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const server = createServer()
  const { url, close } = await listen(server, 0)
  onTestFinished(() => close({ graceMs: 0 }))
  expect(url).toMatch(/^http:\/\/localhost:\d+$/)
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})
