import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Creates the report folder at startup, so that a problem is not discovered only on exit.
 * @throws Error with one line, if it cannot be written
 */
export function prepareReport(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`--report ${folder} cannot be used: ${reason}`, { cause: error })
  }
}
