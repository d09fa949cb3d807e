import { expect, test, vi } from 'vitest'
import { securityTxt } from './discovery-files.ts'

test('security.txt expires half a year after the commit', () => {
  expect(securityTxt(new Date('2025-11-21T10:00:00Z'))).toContain('Expires: 2026-05-21T10:00:00Z')
})

test('two builds of one commit have the same security.txt', () => {
  const text = securityTxt()
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  expect(securityTxt()).toBe(text)
})
