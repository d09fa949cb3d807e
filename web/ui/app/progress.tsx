import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

export const Progress = ({ className, ...rest }: ComponentProps<'progress'>) => (
  <progress {...rest} className={classes(look, className)} />
)

const look =
  'h-1.5 appearance-none overflow-hidden rounded-sm bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action'
