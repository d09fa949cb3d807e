import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Makes the folder of a report before there is anything to report: at the end it would be too late.
 * @throws Error in one line, if nothing can be written there
 */
export function prepareReport(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`--report ${folder} is not possible: ${reason}`, { cause: error })
  }
}
