import { isRecord } from '../../../api/shape.ts'
import { parseStored } from '../../format/parse-stored.ts'

/** The last reminder of a link, as far as this browser knows. `at` is in ms since 1970. */
export type Reminded = { at: number; by: 'whatsapp' | 'email' }

const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000
const MAX_STORED_LENGTH = 100_000

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
