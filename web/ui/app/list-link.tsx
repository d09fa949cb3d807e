import { classes } from '../classes.ts'
import type { LinkProps } from '../link.tsx'
import { Link } from '../link.tsx'

/** Where every row has a link, lines below them all would be louder than what they lead to. */
export const ListLink = ({ className, ...rest }: LinkProps) => (
  <Link
    {...rest}
    className={classes(
      'w-fit font-medium underline-offset-[0.2em] hover:text-action hover:underline focus-visible:text-action focus-visible:underline',
      className,
    )}
  />
)
