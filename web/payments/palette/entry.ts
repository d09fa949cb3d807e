import type { LucideIcon } from 'lucide-react'
import type { Shortcut } from '../keyboard/shortcut-table.ts'

/** One line of the palette. */
export type Entry = {
  id: string
  name: string
  icon: LucideIcon
  /** What tells it from its like. */
  detail?: string
  /** What else it is found by. */
  keywords?: string
  keys?: Pick<Shortcut, 'keys' | 'withCommand'> | undefined
  /** Of a choice: the one that holds now. */
  isChosen?: boolean
  act: { goes: string } | { opens: 'shortcuts' } | { does: () => void }
}

export type Group = { name: string; entries: Entry[] }
