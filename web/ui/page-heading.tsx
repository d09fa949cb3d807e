import type { ReactNode } from 'react'

type PageHeadingProps = {
  title: string
  /** Where the page stands, printed above its title. */
  trail?: ReactNode
  /** The hairline below; off where the next part brings its own. */
  rule?: boolean
  /** What the page is about, drawn beside its heading where there is room. */
  picture?: ReactNode
  children?: ReactNode
}

/** The top of a page of text: its one h1, and what it is about. */
export function PageHeading({ title, trail, rule = true, picture, children }: PageHeadingProps) {
  return (
    <div className={rule ? 'border-b border-line' : ''}>
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
