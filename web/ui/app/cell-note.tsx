import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type CellNoteProps = { tone?: keyof typeof tones; children: ReactNode }

/** Below the text of a cell, and on paper as large. */
export const CellNote = ({ tone = 'neutral', children }: CellNoteProps) => (
  <span className={classes('block text-xs/body print:text-[length:inherit]', tones[tone])}>{children}</span>
)

const tones = {
  neutral: 'font-normal text-muted',
  warning: 'font-semibold text-warning',
  danger: 'text-start font-medium text-danger',
}
