import { recorded } from '../control/journal.ts'
import type { ChangeSignal } from '../sessions/change-signal.ts'
import { nextOf } from '../sessions/change-signal.ts'
import type { Journal } from '../sessions/journal.ts'
import { callRow } from './call-row.ts'

/** What the page has to show by now. */
export type Update = {
  /** To be sent with the next request, which waits until it differs. */
  revision: string
  /** Whether `calls` are all there are, rather than those after the last that the page has. */
  isWhole: boolean
  /** Number of the newest call. */
  newest: number
  /** Rows of HTML, the newest first. */
  calls: string
  /** Pieces of HTML by the id of the element that each fills. */
  parts: Record<string, string>
}

export type Watched = {
  journal: Journal
  /** Told of everything that the page shows. */
  changes: readonly ChangeSignal[]
  parts: () => Record<string, string>
}

type Wanted = { revision: string; after: number; waitMs: number; signal: AbortSignal }

/** What is new since `revision`, as soon as something is, or after the wait. */
export async function updateAfter(
  watch: () => Watched | Promise<Watched>,
  { revision, after, waitMs, signal }: Wanted,
): Promise<Update> {
  const watched = await watch()
  if (waitMs > 0 && revisionOf(watched) === revision) await nextOf(watched.changes, waitMs, signal)
  // Another session may have taken the place of the one that was watched.
  const { journal, changes, parts } = await watch()
  const isWhole = !revision.startsWith(`${journal.id} `)
  const entries = journal.matching({ after: isWhole ? 0 : after }).reverse()
  return {
    revision: revisionOf({ journal, changes }),
    isWhole,
    newest: journal.newest,
    calls: entries.map((entry) => callRow(recorded(entry), journal.durationOf(entry))).join(''),
    parts: parts(),
  }
}

const revisionOf = ({ journal, changes }: Pick<Watched, 'journal' | 'changes'>) =>
  [journal.id, ...changes.map(({ count }) => count)].join(' ')
