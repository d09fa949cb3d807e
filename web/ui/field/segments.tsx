import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

type SegmentsProps = ComponentProps<'div'> & { size?: keyof typeof sizes }

/** Choices side by side, each a `Segment`. */
export const Segments = ({ size = 'md', className, ...rest }: SegmentsProps) => (
  <div
    {...rest}
    className={classes(
      'lined inline-flex flex-wrap gap-0.5 rounded-md border-line-strong bg-surface p-0.5',
      sizes[size],
      className,
    )}
  />
)

const sizes = {
  md: 'min-h-11',
  sm: 'min-h-8 text-xs/body',
  /** Its segments are as wide as their words. */
  words: 'min-h-9.5 [&>label]:flex-auto',
}

/** The input covers its label, so that a press reaches it. */
export const Segment = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className="relative grid min-w-9 flex-1 cursor-pointer place-items-center whitespace-nowrap rounded-sm px-2.5 font-label text-muted hover:bg-sunk has-checked:bg-action-soft has-checked:text-action has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-1 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none">
    <input type="radio" {...input} className="absolute inset-0 size-full cursor-pointer opacity-0" />
    <span>{label}</span>
  </label>
)
