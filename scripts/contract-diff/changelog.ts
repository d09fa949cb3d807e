import type { Change } from './breaking-changes.ts'
import { ERROR } from './breaking-changes.ts'

type Entry = { date: string; changes: ChangelogLine[] }
/** `calls` are operationIds, or `webhook:payment`. */
type ChangelogLine = { text: string; calls: string[]; isBreaking: boolean }
/** Newest first. `surface` is the digest of the contract that the newest entry leads to. */
export type Changelog = { surface: string; entries: Entry[] }

/** The changes of calls and webhooks, each once with all calls that it concerns. */
export function changelogLines(changes: Change[]): ChangelogLine[] {
  const lines = new Map<string, ChangelogLine>()
  for (const change of changes.filter(({ path }) => path)) {
    const text = sentence(change.text)
    const line = lines.get(text) ?? { text, calls: [], isBreaking: false }
    const calls = [...new Set([...line.calls, nameOf(change)])].sort()
    lines.set(text, { text, calls, isBreaking: line.isBreaking || change.level >= ERROR })
  }
  return [...lines.values()].sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
}

/** Adds to the entry of the day, or opens one. Without changes only the digest is renewed. */
export function withEntry({ entries }: Changelog, surface: string, { date, changes }: Entry): Changelog {
  if (changes.length === 0) return { surface, entries }
  const today = entries.find((entry) => entry.date === date)
  const others = entries.filter((entry) => entry !== today)
  return { surface, entries: [{ date, changes: [...changes, ...(today?.changes ?? [])] }, ...others] }
}

const nameOf = ({ operationId, path = '' }: Change) =>
  path.startsWith('webhook:') ? path : (operationId ?? path)

/** In the notation of the reference, and without the status, which would repeat the change for each error. */
function sentence(text: string): string {
  const short = text
    .replace(
      / (?:for|to|from) the (?:response )?(?:with the )?(?:response )?(?:status )?`\d{3}`(?: status)?/g,
      '',
    )
    .replaceAll('/items/', '/')
    .replace(/`[\w/]+`/g, (path) => path.replaceAll('/', '.'))
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}.`
}
