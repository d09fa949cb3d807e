import type { LucideIcon } from 'lucide-react'
import type { Shortcut } from '../keyboard/shortcut-table.ts'

/** One result of the search. */
export type Entry = {
  id: string
  name: string
  icon: LucideIcon
  /** Distinguishes it from similar entries. */
  detail?: string
  /** Additional search terms. */
  keywords?: string
  keys?: Pick<Shortcut, 'keys' | 'withCommand'> | undefined
  act: { goes: string } | { opens: 'shortcuts' } | { does: () => void } | { filters: true }
}

export type Group = { name: string; items: Entry[] }
