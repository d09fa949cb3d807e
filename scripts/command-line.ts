import process from 'node:process'
import type { Options } from '../mock-server/hosts/node/command-line.ts'
import { argumentsIn, UsageError } from '../mock-server/hosts/node/command-line.ts'

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const

/**
 * The arguments of this process. Prints `help` and ends with 0 if it is asked for. A mistake ends with 2 and the option
 * that may have been meant.
 */
export function commandLine<const Names extends Options>(
  help: string,
  options: Names,
  { allowPositionals = false, args = process.argv.slice(2) } = {},
) {
  return orEnd(() => {
    const parsed = argumentsIn(args, { ...options, ...HELP }, allowPositionals)
    if (Object(parsed.values).help !== true) return parsed
    console.log(help.trim())
    process.exit(0)
  })
}

/** Ends the process with 2 if the command line is wrong. */
export function orEnd<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}
