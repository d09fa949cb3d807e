import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** Gives a run one temporary folder, which is removed at its end with everything that the tests left there. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-tests-'))
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder })
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
