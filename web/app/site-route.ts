import type { NonIndexRouteObject } from 'react-router-dom'
import type { LazyPage } from '../loading/lazy-page.tsx'

/**
 * `html` is the file that a CDN serves: `page` is exported under its own name, `app` is served as the shared
 * shell app.html (guarded pages, and paths with parameters).
 * A route without `html` is a layout around its children.
 */
export type SiteRoute = Omit<NonIndexRouteObject, 'Component' | 'children'> & {
  Component: LazyPage
  html?: 'page' | 'app'
  children?: SiteRoute[]
}
