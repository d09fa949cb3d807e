import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../tool.ts'

export type Tally = { passed: number; failed: number }
export type Stage = () => Promise<Tally>

export const passed = (count = 1): Tally => ({ passed: count, failed: 0 })
export const failed = (count = 1): Tally => ({ passed: 0, failed: count })

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), passed(0))

/** Prints the final line of a run and exits. A run without passed checks is a failure. */
export function conclude({ passed, failed }: Tally): never {
  const where = failed === 0 ? '' : `; see above, and ${REPORTS}/ for the picture of each failed browser test`
  console.log(`${passed} passed, ${failed} failed${where}`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

const REPORTS = 'test-results'

/**
 * The result of a test runner from its report. A runner that crashed or found no tests counts as one
 * failure even if no test failed.
 */
export function tallyOf(code: number, counted: Tally | undefined): Tally {
  const { passed, failed } = counted ?? { passed: 0, failed: 0 }
  const hasCrashed = code !== 0 || passed + failed === 0
  return { passed, failed: failed === 0 && hasCrashed ? 1 : failed }
}

/** The path for a new report. Removes any older report, so that it cannot be mistaken for the new one. */
export function freshReport(name: string): string {
  const file = join(root, REPORTS, name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** The content of the report; undefined if the runner did not write one. */
export function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
