import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'

type PanelProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  title?: ReactNode
  /** Of the heading, if it has a title. */
  id?: string
  /** Of its head: lower, or with buttons beside the title. */
  head?: keyof typeof heads
  /** At the other end of the line of the title. */
  aside?: Elements
}

/** A surface with a border and, if it has a title, a head; then it is a region of this name. Where it stands decides its margins. */
export function Panel({ title, id, head = 'usual', aside, className, children, ...rest }: PanelProps) {
  const ownId = useId()
  const titleId = id ?? ownId
  const Element = title ? 'section' : 'div'
  return (
    <Element
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classes(
        'lined @container/sheet rounded-lg border-line bg-surface print:not-has-[tbody]:break-inside-avoid',
        className,
      )}
    >
      {title && (
        <header
          className={classes('line-b flex flex-wrap justify-between gap-x-2 gap-y-1 px-4', heads[head])}
        >
          <h2 id={titleId} className="text-base/body">
            {title}
          </h2>
          {aside}
        </header>
      )}
      {children}
    </Element>
  )
}

const heads = {
  usual: 'items-baseline py-3.5',
  dense: 'items-baseline py-2.5',
  tools: 'items-center py-3.5',
}
