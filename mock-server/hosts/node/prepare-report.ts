import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Creates the report folder at startup, so that a problem is not discovered only on exit.
 * @throws Error with one line, if it cannot be written
 */
export function prepareReport(folder: string): void {
  try {
    create(resolve(folder))
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder')
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`--report ${folder} cannot be used: ${reason}`, { cause: error })
  }
}

/** One folder at a time: below /proc, `mkdirSync` with `recursive` never returns. */
function create(folder: string): void {
  if (existsSync(folder)) return
  create(dirname(folder))
  mkdirSync(folder)
}
