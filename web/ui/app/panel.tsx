import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'

type PanelProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  title?: ReactNode
  /** At the other end of the line of the title. */
  aside?: Elements
}

/** A surface with a border and, if it has a title, a head; then it is a region of this name. */
export function Panel({ title, aside, className, children, ...rest }: PanelProps) {
  const titleId = useId()
  const Element = title ? 'section' : 'div'
  return (
    <Element
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classes('lined @container/sheet mt-5 rounded-lg border-line bg-surface', className)}
    >
      {title && (
        <header className="line-b flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 px-4 py-3.5">
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
