import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'

type PanelProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  title?: ReactNode
  /** The id of the heading, if there is a title. */
  id?: string
  /** Whether its head is lower. */
  isDense?: boolean
  /** At the other end of the line of the title. */
  aside?: Elements
}

/** A surface with a border. With a title it has a head, and is a region of this name. Its container decides its margins. */
export function Panel({ title, id, isDense = false, aside, className, children, ...rest }: PanelProps) {
  const generatedId = useId()
  const titleId = id ?? generatedId
  const Element = title || rest['aria-label'] ? 'section' : 'div'
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
          className={classes(
            'line-b flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 px-4',
            isDense ? 'py-2.5' : 'py-3.5',
          )}
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
