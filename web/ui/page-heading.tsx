import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'

type PageHeadingProps = {
  title: string
  /** The breadcrumbs above the title. */
  trail?: Elements
  /** The line below; off if the next section has its own. */
  rule?: boolean
  /** An illustration next to the heading on wide screens. */
  picture?: Elements
  children?: ReactNode
}

/** The top of a text page: its h1 and an introduction. */
export function PageHeading({ title, trail, rule = true, picture, children }: PageHeadingProps) {
  return (
    <div className={rule ? 'line-b' : ''}>
      <div
        className={`wrap py-14 md:py-20 ${picture ? 'grid items-center gap-x-8 gap-y-10 lg:grid-cols-2 lg:py-14' : ''}`}
      >
        <div>
          {trail}
          <h1 className="max-w-[22ch] text-4xl">{title}</h1>
          {children && <p className="mt-4 max-w-[50ch] text-lg text-muted">{children}</p>}
        </div>
        {picture}
      </div>
    </div>
  )
}
