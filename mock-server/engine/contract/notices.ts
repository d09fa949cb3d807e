/** A part of a document that is ignored, or served differently than expected. */
export type Notice = { kind: string; what: string; pointer: readonly string[] }

const MAX_LINES = 10
const MAX_NAMED = 5

// Names in a document may contain control characters, which could move a terminal's cursor.
const printable = (line: string) => line.replaceAll(/\p{Cc}/gu, '?')

/** The line number of a part of the document; undefined if unknown. */
export type LineOf = (pointer: readonly string[]) => number | undefined

type WithNotices = { operations: readonly { id: string }[]; notices: readonly Notice[] }
type Options = { allNotices?: boolean | undefined; lineOf?: LineOf | undefined }

/** The notices about a contract as lines: one per kind and ten at most, or all with `allNotices`. */
export const noticesOf = (
  contract: WithNotices,
  handled: readonly string[] | 'all',
  options: Options,
): string[] => linesOf(contract, handled, options).map(printable)

function linesOf(
  { operations, notices }: WithNotices,
  handled: readonly string[] | 'all',
  { allNotices: printsAll, lineOf }: Options,
): string[] {
  const lineFor = ({ kind, what, pointer }: Notice) => {
    const line = lineOf?.(pointer)
    return `${kind}: ${what}, at ${pointer.join('/')}${line === undefined ? '' : ` (line ${line})`}`
  }
  const handlers = new Set<string>(handled)
  const unhandled = handled === 'all' ? [] : operations.map(({ id }) => id).filter((id) => !handlers.has(id))
  const unhandledLine =
    unhandled.length > 0 ? [`Answered from the contract, without behaviour: ${listNames(unhandled)}.`] : []
  if (printsAll) return [...unhandledLine, ...notices.map(lineFor)]
  const kinds = new Map<string, { first: Notice; count: number }>()
  for (const notice of notices) {
    const { first = notice, count = 0 } = kinds.get(notice.kind) ?? {}
    kinds.set(notice.kind, { first, count: count + 1 })
  }
  const printed = [...kinds].slice(0, MAX_LINES - 1 - unhandledLine.length)
  const lines = printed.map(
    ([, { first, count }]) => lineFor(first) + (count > 1 ? ` and ${count - 1} more` : ''),
  )
  const rest = kinds.size - printed.length
  return [
    ...unhandledLine,
    ...lines,
    ...(rest > 0 ? [`${rest} more kinds of notices: --notices prints all.`] : []),
  ]
}

/** Lists the first names, and says how many more there are. */
export const listNames = (names: readonly string[], max = MAX_NAMED) => {
  const hiddenCount = names.length - max
  return names.slice(0, max).join(', ') + (hiddenCount > 0 ? ` and ${hiddenCount} more` : '')
}
