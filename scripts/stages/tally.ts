import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../tool.ts'

export type Tally = { passed: number; failed: number }
export type Stage = () => Promise<Tally>

export const passed = (count = 1): Tally => ({ passed: count, failed: 0 })
export const failed = (count = 1): Tally => ({ passed: 0, failed: count })

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), passed(0))
}

/** The line that ends every run. Nothing passed is nothing shown, hence not a success. */
export function conclude({ passed, failed }: Tally): never {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

/**
 * What a test runner did, from the report it wrote. A runner that broke before or between its tests, or
 * found none, has failed once although no test of it did.
 */
export function tallyOf(code: number, counted: Tally | undefined): Tally {
  const { passed, failed } = counted ?? { passed: 0, failed: 0 }
  const brokeDown = code !== 0 || passed + failed === 0
  return { passed, failed: failed === 0 && brokeDown ? 1 : failed }
}

/** The place of a report, with any older one removed so that it cannot be mistaken for today's. */
export function freshReport(name: string): string {
  const file = join(root, 'test-results', name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** The report's content; undefined if the runner did not get as far as writing it. */
export function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
