import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NavLink } from './link.tsx'

const linkAt = (location: string, end: boolean) =>
  renderToStaticMarkup(
    <StaticRouter location={location}>
      <NavLink to="/dashboard/links" end={end}>
        Links
      </NavLink>
    </StaticRouter>,
  )

const current = '<a aria-current="page" href="/dashboard/links">Links</a>'
const other = '<a href="/dashboard/links">Links</a>'

test.each([
  ['/dashboard/links', false, current],
  ['/dashboard/links/?q=a#b', true, current],
  ['/dashboard/links/plink_1', false, current],
  ['/dashboard/links/plink_1', true, other],
  ['/dashboard/links-of-others', false, other],
  ['/dashboard', false, other],
])('at %s, with `end` %s, a navigation link is %s', (location, end, expected) => {
  expect(linkAt(location, end)).toBe(expected)
})
