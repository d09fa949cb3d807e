import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type TileProps = { tone?: keyof typeof tones; isRound?: boolean; children: ReactNode }

/** The first letter of a name, or an icon, in a square of one size; for the eye only. */
export const Tile = ({ tone = 'sunk', isRound = false, children }: TileProps) => (
  <span
    aria-hidden
    className={classes(
      'relative grid size-8 flex-none place-items-center font-heading',
      isRound ? 'rounded-full' : 'rounded-md',
      tones[tone],
    )}
  >
    {children}
  </span>
)

const tones = { sunk: 'bg-sunk text-ink', action: 'bg-action-soft text-action' }
