import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { isRecord } from '../../../api/shape.ts'
import { session } from '../../../session/session.ts'
import { storedText, storeText, useStoredText } from '../../../ui/use-stored-text.ts'
import { parseStored } from '../../format/parse-stored.ts'

/** The last reminder of a link, as far as this browser knows. `at` is in ms since 1970. */
export type Reminded = { at: number; by: 'whatsapp' | 'email' }

const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000
const MAX_KEPT = 500
const MAX_STORED_LENGTH = 100_000

/** What the signed-in user reminded of, by the link's id, and how to note a reminder. Kept in this browser only. */
export function useReminded() {
  const { user } = useSnapshot(session)
  const key = `reminders/${user?.id}`
  const text = useStoredText(key)
  const reminded = useMemo(() => readReminded(text, Date.now()), [text])
  function note(linkId: string, by: Reminded['by']) {
    const now = Date.now()
    // Another tab may have noted one since this was drawn.
    const others = readReminded(storedText(key), now)
    others.delete(linkId)
    const kept = [...others].slice(1 - MAX_KEPT)
    storeText(key, JSON.stringify(Object.fromEntries([...kept, [linkId, { at: now, by }]])))
  }
  return { reminded, note }
}

/** Entries that are too old, or not ours, are dropped. */
export function readReminded(text: string | null, now: number): Map<string, Reminded> {
  if (text === null || text.length > MAX_STORED_LENGTH) return new Map()
  const stored = parseStored(text)
  return new Map(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([id, entry]) =>
      isReminded(entry) && entry.at <= now && now - entry.at < KEPT_DAYS * DAY_MS
        ? [[id, { at: entry.at, by: entry.by }] as const]
        : [],
    ),
  )
}

const isReminded = (entry: unknown): entry is Reminded =>
  isRecord(entry) && typeof entry.at === 'number' && (entry.by === 'whatsapp' || entry.by === 'email')
