/** A part of a document that is ignored, or served differently than expected. */
export type Notice = { kind: string; what: string; pointer: readonly string[] }

const MAX_LINES = 10
const MAX_NAMED = 5

// Names of a document could move the cursor of a terminal.
const printable = (line: string) => line.replaceAll(/\p{Cc}/gu, '?')

/** The line of a part of the document; undefined where that is unknown. */
export type LineOf = (pointer: readonly string[]) => number | undefined

type Noticed = { operations: readonly { id: string }[]; notices: readonly Notice[] }
type Options = { allNotices?: boolean | undefined; lineOf?: LineOf | undefined }

/** The notices about a contract as lines: one for each kind, at most ten, or all of them. */
export const noticesOf = (
  contract: Noticed,
  handled: readonly string[] | 'all',
  options: Options,
): string[] => linesOf(contract, handled, options).map(printable)

function linesOf(
  { operations, notices }: Noticed,
  handled: readonly string[] | 'all',
  { allNotices: printsAll, lineOf }: Options,
): string[] {
  const placed = ({ kind, what, pointer }: Notice) => {
    const line = lineOf?.(pointer)
    return `${kind}: ${what}, at ${pointer.join('/')}${line === undefined ? '' : ` (line ${line})`}`
  }
  const behaving = new Set<string>(handled)
  const unhandled = handled === 'all' ? [] : operations.map(({ id }) => id).filter((id) => !behaving.has(id))
  const answered =
    unhandled.length > 0 ? [`Answered from the contract, without behaviour: ${named(unhandled)}.`] : []
  if (printsAll) return [...answered, ...notices.map(placed)]
  const kinds = new Map<string, { first: Notice; count: number }>()
  for (const notice of notices) {
    const { first = notice, count = 0 } = kinds.get(notice.kind) ?? {}
    kinds.set(notice.kind, { first, count: count + 1 })
  }
  const printed = [...kinds].slice(0, MAX_LINES - 1 - answered.length)
  const lines = printed.map(
    ([, { first, count }]) => placed(first) + (count > 1 ? ` and ${count - 1} more` : ''),
  )
  const rest = kinds.size - printed.length
  return [
    ...answered,
    ...lines,
    ...(rest > 0 ? [`${rest} more kinds of notices: --notices prints all.`] : []),
  ]
}

/** The first of several names, and how many more there are. */
export const named = (names: readonly string[], most = MAX_NAMED) => {
  const hiddenCount = names.length - most
  return names.slice(0, most).join(', ') + (hiddenCount > 0 ? ` and ${hiddenCount} more` : '')
}
