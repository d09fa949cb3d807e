import { classes } from '../classes.ts'
import type { LinkProps } from '../link.tsx'
import { Link } from '../link.tsx'

/** Underlined only while hovered or focused: a list of underlined links would be hard to read. */
export const ListLink = ({ className, ...rest }: LinkProps) => (
  <Link
    {...rest}
    className={classes(
      'w-fit font-medium underline-offset-[0.2em] hover:text-action hover:underline focus-visible:text-action focus-visible:underline',
      className,
    )}
  />
)
