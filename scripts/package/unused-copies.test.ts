import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeUnusedCopies } from './unused-copies.ts'

const NOW = Date.parse('2026-11-21T06:30:00Z')
const HOUR_MS = 3_600_000

test('copies that have not been used for a day are removed, and no others', () => {
  const cache = mkdtempSync(join(tmpdir(), 'kosha-copies-'))
  onTestFinished(() => rmSync(cache, { recursive: true }))
  const hoursAgo = { current: 0, running: 1, yesterday: 25, 'compiling-gave-up': 24 * 30 }
  for (const [name, hours] of Object.entries(hoursAgo)) {
    mkdirSync(join(cache, name, 'shared'), { recursive: true })
    writeFileSync(join(cache, name, 'kosha-mock.cjs'), '')
    utimesSync(join(cache, name), new Date(NOW), new Date(NOW - hours * HOUR_MS))
  }
  writeFileSync(join(cache, 'latest.json'), '{}')
  utimesSync(join(cache, 'latest.json'), new Date(0), new Date(0))

  removeUnusedCopies(cache, NOW)
  expect(readdirSync(cache).sort()).toEqual(['current', 'latest.json', 'running'])
})
