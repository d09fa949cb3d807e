import process from 'node:process'
import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'

/** A mistake in the command line. */
export class UsageError extends Error {
  override name = 'UsageError'
  constructor(message: string, options?: ErrorOptions) {
    super(`${message}${/[.?]$/.test(message) ? '' : '.'} See --help.`, options)
  }
}

export type Options = NonNullable<ParseArgsConfig['options']>

/** @throws UsageError with the option that may have been meant */
export const optionsIn = <const Names extends Options>(args: string[], options: Names) =>
  argumentsIn(args, options, false).values

/** @throws UsageError with the option that may have been meant */
function argumentsIn<const Names extends Options>(args: string[], options: Names, allowPositionals: boolean) {
  try {
    return parseArgs({ args, options, allowPositionals })
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [String(error)]
    const wrong = /^Unknown option '--([^']+)'/.exec(reason)?.[1]
    const meant = wrong === undefined ? undefined : nearest(wrong, Object.keys(options))
    const [message = reason] = reason.split('. To specify')
    throw new UsageError(
      meant === undefined ? message : `There is no option --${wrong}: did you mean --${meant}?`,
      { cause: error },
    )
  }
}

/** @throws UsageError with the name that may have been meant, or all of them */
export function oneOf<const Name extends string>(
  subject: string,
  typed: string,
  names: readonly Name[],
): Name {
  const found = names.find((name) => name === typed)
  if (found !== undefined) return found
  const meant = nearest(typed, names)
  throw new UsageError(
    meant === undefined
      ? `${subject} ${typed} is not valid: choose ${names.join(', ')}`
      : `${subject} ${typed} is not valid: did you mean ${meant}?`,
  )
}

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const

/**
 * The arguments of this process. Prints `help` and ends with 0 if that is requested. A mistake ends with 2 and the option
 * that may have been meant.
 */
export function commandLine<const Names extends Options>(
  help: string,
  options: Names,
  { allowPositionals = false } = {},
) {
  return orEnd(() => {
    const parsed = argumentsIn(process.argv.slice(2), { ...options, ...HELP }, allowPositionals)
    if (Object(parsed.values).help !== true) return parsed
    process.stdout.write(`${help.trim()}\n`)
    process.exit(0)
  })
}

/** Ends the process with 2 if the command line is wrong. */
export function orEnd<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
}

/** How the user started a program: by an npm script of this name, or installed. */
export const invocation = (command: string): string =>
  process.env.npm_lifecycle_event === command ? `npm run ${command} --` : `kosha ${command}`

const LETTERS_PER_MISTAKE = 3

/** The name with the fewest edits from the typed one; undefined if none is near. */
function nearest(typed: string, names: readonly string[]): string | undefined {
  const ranked = names.map((name) => ({ name, distance: distance(typed, name) }))
  const [best] = ranked.sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(1, Math.floor(typed.length / LETTERS_PER_MISTAKE))
    ? best.name
    : undefined
}

/** The number of letters to insert, remove, replace or swap with the next one (optimal string alignment). */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= from.length; row++) {
    rows.push([row])
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(from.length, to.length)
}
