import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mockAccounts, mockBackend } from '../../kosha/mock-backend.ts'
import { kosha } from '../../kosha/product.ts'
import type { Check } from '../../kosha/run.ts'
import { optionsFrom } from './options.ts'
import { runAndReport } from './run-and-report.ts'

const check: Check = { id: 'state/x', title: 'nothing is asked', verify: async () => undefined }

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function reported(folder: string): Promise<number> {
  vi.spyOn(console, 'log').mockReturnValue()
  const options = optionsFrom(['--report', folder], kosha, {})
  if (options === 'help') throw new Error('that was no question')
  const { signal } = new AbortController()
  return runAndReport(kosha, mockBackend(1), [check], { ...options, accounts: mockAccounts, seed: 1, signal })
}

test('a report replaces the earlier one, and leaves nothing else in its folder', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'report.json'), 'of the last run')
  await reported(folder)
  expect(readdirSync(folder).sort()).toEqual(['junit.xml', 'report.html', 'report.json'])
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toBeTypeOf('object')
})

test('a report that cannot be written is named, and no part of it is left', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'report.json')
  // As on a full disk, the new file cannot replace the old one.
  mkdirSync(join(file, 'in-the-way'), { recursive: true })
  await expect(reported(folder)).rejects.toThrow(`${file} cannot be written: `)
  expect(readdirSync(folder).sort()).toEqual(['junit.xml', 'report.json'])
})
