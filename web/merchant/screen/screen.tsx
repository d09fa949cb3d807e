import type { ReactNode } from 'react'
import { PageHead } from '../../site/page-head.tsx'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'
import { LiveStatus } from '../live/live-status.tsx'

type ScreenProps = {
  title: string
  intro?: ReactNode
  /** Next to the title, if there is room. */
  views?: Elements
  /** The actions for all of the content, in the line of the title. */
  tools?: Elements
  actions?: Elements
  children: Elements
}

/** One screen of the merchant area: its heading, its primary action and its content. */
export function Screen({ title, intro, views, tools, actions, children }: ScreenProps) {
  return (
    <>
      <PageHead title={title} description={`${title} of your account`} />
      <div
        className={classes(
          'screen-head @container/screen-head mb-3.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-2',
          views && actions
            ? // They share the second line, whatever arrives late in the first.
              "sm:max-2xl:gap-y-1 sm:max-2xl:after:order-1 sm:max-2xl:after:basis-full sm:max-2xl:after:content-['']"
            : 'sm:gap-x-4',
        )}
      >
        <h1 className="text-2xl/[1.3]">{title}</h1>
        <LiveStatus />
        {views}
        {tools}
        {actions}
        {/* Takes a full line even if short, rather than sitting next to the heading. */}
        {intro && <p className="w-full pe-[max(0px,100%-70ch)] text-muted">{intro}</p>}
      </div>
      {children}
    </>
  )
}

type ScreenActionsProps = { isBesideViews?: boolean; children: Elements }

/** The actions of a screen. Where its head has no room for all, they do not move as the rest arrives. */
export const ScreenActions = ({ isBesideViews = false, children }: ScreenActionsProps) => (
  <div
    className={classes(
      'flex flex-wrap gap-2 max-sm:basis-full',
      isBesideViews ? 'sm:max-2xl:order-3' : 'max-lg:basis-full',
    )}
  >
    {children}
  </div>
)
