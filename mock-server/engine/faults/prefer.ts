import type { Operation } from '../contract/operation.ts'
import { invalid } from '../http-error.ts'
import type { Effects, InjectedContent } from './effects.ts'

const MAX_WAIT_MS = 60_000
const OPTIONS = ['code', 'example', 'wait']

/**
 * The options in the `Prefer` header of one call: `code=503`, `example=name`, `wait=2000` (milliseconds), in
 * any combination. Other preferences are ignored.
 * @throws HttpError 400 for an invalid code, example or wait
 */
export function preferred(
  headers: Headers,
  operation: Operation,
  contentOf: InjectedContent,
): Effects | undefined {
  const header = headers.get('prefer')
  if (header === null) return undefined
  const options = new Map(
    header
      .split(/[,;]/)
      .map(preference)
      .filter(([name]) => OPTIONS.includes(name)),
  )
  if (options.size === 0) return undefined
  const wait = whole(options.get('wait'), 'wait', 0, MAX_WAIT_MS)
  const code = whole(options.get('code'), 'code', 200, 599)
  const example = options.get('example')
  const status = code ?? operation.success
  return {
    by: 'prefer',
    isHandled: code === undefined && example === undefined,
    applied: [...options].map(([name, value]) => `${name}=${value}`).join(', '),
    ...(wait !== undefined && { waitMs: wait }),
    ...((code !== undefined || example !== undefined) && {
      response: { status, ...contentOf(operation, { status, example }) },
    }),
  }
}

/** `name=value`, whose value may be in quotation marks. */
function preference(part: string): [name: string, value: string] {
  const equals = part.indexOf('=')
  const value = part.slice(equals + 1).trim()
  const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"')
  return [part.slice(0, equals).trim().toLowerCase(), isQuoted ? value.slice(1, -1) : value]
}

function whole(text: string | undefined, name: string, least: number, most: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (/^\d{1,6}$/.test(text) && number >= least && number <= most) return number
  return invalid([{ field: 'Prefer', message: `${name} must be a whole number from ${least} to ${most}` }])
}
