import type { ChangeSignal } from '../change-signal.ts'
import { nextChangeOf } from '../change-signal.ts'
import { recorded } from '../journal/control.ts'
import type { Journal } from '../journal/journal.ts'
import { callRow } from './call-row.ts'

/** An update of the page. */
export type Update = {
  /** The revision to send with the next request, which waits until it changes. */
  revision: string
  /** Whether `calls` has all calls, not only those after the newest one of the page. */
  isWhole: boolean
  /** The sequence number of the newest call. */
  newest: number
  /** HTML rows, newest first. */
  calls: string
  /** Pieces of HTML by element id. */
  parts: Record<string, string>
}

export type Watched = {
  journal: Journal
  /** Notified of every change of the page's data. */
  changes: readonly ChangeSignal[]
  parts: () => Record<string, string>
}

type UpdateRequest = { revision: string; after: number; waitMs: number; signal: AbortSignal }

/** The changes since `revision`, as soon as there are any, or after the wait. */
export async function updateAfter(
  watch: () => Watched | Promise<Watched>,
  { revision, after, waitMs, signal }: UpdateRequest,
): Promise<Update> {
  const watched = await watch()
  if (waitMs > 0 && revisionOf(watched) === revision) await nextChangeOf(watched.changes, waitMs, signal)
  // Another session may have replaced the watched one.
  const { journal, changes, parts } = await watch()
  const isWhole = !revision.startsWith(`${journal.id} `)
  const entries = journal.matching({ after: isWhole ? 0 : after }).reverse()
  return {
    revision: revisionOf({ journal, changes }),
    isWhole,
    newest: journal.newest,
    calls: entries.map((entry) => callRow(recorded(entry), entry.ms)).join(''),
    parts: parts(),
  }
}

const revisionOf = ({ journal, changes }: Pick<Watched, 'journal' | 'changes'>) =>
  [journal.id, ...changes.map(({ count }) => count)].join(' ')
