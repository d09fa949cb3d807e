/** What to know of a document before using it. */
export type Notice = { kind: string; what: string; pointer: readonly string[] }

const MAX_LINES = 10
const MAX_NAMED = 5

// Names of a document could move the cursor of a terminal.
const printable = (line: string) => line.replaceAll(/\p{Cc}/gu, '?')

/** The line of a part of the document; undefined where that is unknown. */
export type LineOf = (pointer: readonly string[]) => number | undefined

type Noticed = { operations: readonly { id: string }[]; notices: readonly Notice[] }
type Options = { allNotices?: boolean | undefined; lineOf?: LineOf | undefined }

/** What to know of a contract: a line for each kind, at most ten, or all of them one by one. */
export const noticesOf = (
  contract: Noticed,
  handled: readonly string[] | 'all',
  options: Options,
): string[] => linesOf(contract, handled, options).map(printable)

function linesOf(
  { operations, notices }: Noticed,
  handled: readonly string[] | 'all',
  { allNotices: all, lineOf }: Options,
): string[] {
  const placed = ({ kind, what, pointer }: Notice) => {
    const line = lineOf?.(pointer)
    return `${kind}: ${what}, at ${pointer.join('/')}${line === undefined ? '' : ` (line ${line})`}`
  }
  const behaving = new Set<string>(handled)
  const made = handled === 'all' ? [] : operations.map(({ id }) => id).filter((id) => !behaving.has(id))
  const answered = made.length > 0 ? [`Answered from the contract, without behaviour: ${named(made)}.`] : []
  if (all) return [...answered, ...notices.map(placed)]
  const kinds = new Map<string, { first: Notice; count: number }>()
  for (const each of notices) {
    const { first = each, count = 0 } = kinds.get(each.kind) ?? {}
    kinds.set(each.kind, { first, count: count + 1 })
  }
  const shown = [...kinds].slice(0, MAX_LINES - 1 - answered.length)
  const lines = shown.map(
    ([, { first, count }]) => placed(first) + (count > 1 ? ` and ${count - 1} more` : ''),
  )
  const rest = kinds.size - shown.length
  return [
    ...answered,
    ...lines,
    ...(rest > 0 ? [`${rest} more kinds of notices: --notices prints all.`] : []),
  ]
}

/** The first of several names, and how many more there are. */
export const named = (all: readonly string[], most = MAX_NAMED) => {
  const more = all.length - most
  return all.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
