import type { ReactNode } from 'react'
import { PageHead } from '../../site/page-head.tsx'
import type { Elements } from '../../ui/elements.ts'
import { LiveStatus } from '../live/live-status.tsx'

type ScreenProps = {
  title: string
  intro?: ReactNode
  /** Next to the title, where there is room. */
  views?: Elements
  actions?: Elements
  children: Elements
}

/** One screen of the merchant area: its heading, its primary action and its content. */
export function Screen({ title, intro, views, actions, children }: ScreenProps) {
  return (
    <>
      <PageHead title={title} description={`${title} of your account`} />
      <div className="screen-head">
        <h1>{title}</h1>
        <LiveStatus />
        {views}
        {actions}
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </>
  )
}
