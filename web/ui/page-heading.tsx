import type { ReactNode } from 'react'

type PageHeadingProps = {
  title: string
  /** Where the page stands, printed above its title. */
  trail?: ReactNode
  /** The hairline below; off where the next part brings its own. */
  rule?: boolean
  children?: ReactNode
}

/** The top of a page of text: its one h1, and what it is about. */
export function PageHeading({ title, trail, rule = true, children }: PageHeadingProps) {
  return (
    <div className={rule ? 'border-b border-line' : ''}>
      <div className="wrap py-14 md:py-20">
        {trail}
        <h1 className="max-w-[22ch] text-4xl">{title}</h1>
        {children && <p className="mt-4 max-w-[50ch] text-lg text-muted">{children}</p>}
      </div>
    </div>
  )
}
