import type { KeyboardEvent, MouseEvent } from 'react'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../../loading/use-hydrated.ts'
import { OurMission } from './our-mission.tsx'
import { OurServices } from './our-services.tsx'
import { WhoWeAre } from './who-we-are.tsx'

const tabs = [
  { id: 'who-we-are', name: 'Who We Are', Panel: WhoWeAre },
  { id: 'our-mission', name: 'Our Mission', Panel: OurMission },
  { id: 'our-services', name: 'Our Services', Panel: OurServices },
]

/**
 * Three tabs, with the open one in the URL (`/about-us#our-mission`). Prerendered as links to three sections:
 * all are shown without scripts; before hydration the style sheet shows one at a time.
 */
export function CompanyTabs() {
  const scripted = useHydrated()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const active = Math.max(0, scripted ? tabs.findIndex(({ id }) => hash === `#${id}`) : 0)

  function open(at: number) {
    const tab = list.current?.children[at]
    if (!(tab instanceof HTMLAnchorElement)) return
    tab.focus()
    void navigate({ hash: tab.hash }, { replace: true })
  }

  function onClick(event: MouseEvent, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // The browser would scroll the panel to the top, and the tabs out of view.
    event.preventDefault()
    open(at)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1
    const target = {
      ArrowRight: active === last ? 0 : active + 1,
      ArrowLeft: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
      ' ': active,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    open(target)
  }

  return (
    <section className="wrap section">
      <h2 id="discover" className="text-3xl">
        Discover Our Company
      </h2>
      <div className="tabs mt-8" data-scripted={scripted || undefined}>
        <div
          ref={list}
          className="tab-list"
          {...(scripted && { role: 'tablist', 'aria-labelledby': 'discover', onKeyDown })}
        >
          {tabs.map(({ id, name }, at) => (
            <a
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              {...(scripted && {
                role: 'tab',
                'aria-selected': at === active,
                'aria-controls': id,
                tabIndex: at === active ? 0 : -1,
                onClick: (event) => onClick(event, at),
              })}
            >
              {name}
            </a>
          ))}
        </div>
        {tabs.map(({ id, Panel }, at) => (
          <div
            key={id}
            id={id}
            className="tab-panel"
            {...(scripted && {
              role: 'tabpanel',
              'aria-labelledby': `${id}-tab`,
              tabIndex: 0,
              hidden: at !== active,
            })}
          >
            <Panel />
          </div>
        ))}
      </div>
    </section>
  )
}
