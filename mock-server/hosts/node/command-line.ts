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

/** @throws UsageError with the option that may have been meant */
export function optionsIn<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [String(error)]
    const wrong = /^Unknown option '--([^']+)'/.exec(reason)?.[1]
    const meant = wrong === undefined ? undefined : nearest(wrong, Object.keys(options))
    const [what = reason] = reason.split('. To specify')
    throw new UsageError(
      meant === undefined ? what : `There is no option --${wrong}: did you mean --${meant}?`,
      { cause: error },
    )
  }
}

/** How the user started a program: by an npm script of this name, or installed. */
export const invocation = (command: string): string =>
  process.env.npm_lifecycle_event === command ? `npm run ${command} --` : `kosha ${command}`

const LETTERS_PER_MISTAKE = 3

/** The name that is the fewest edits away from what was typed; undefined if none is near. */
function nearest(typed: string, names: readonly string[]): string | undefined {
  const ranked = names.map((name) => ({ name, distance: distance(typed, name) }))
  const [best] = ranked.sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(1, Math.floor(typed.length / LETTERS_PER_MISTAKE))
    ? best.name
    : undefined
}

/** The number of letters to insert, remove or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1)
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
