import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { createSSRApp, createStaticVNode } from 'vue'
import { CONTENT_PLACEHOLDER } from '../site/export/page-html.ts'
import type { SiteMapEntry } from '../site/export/static-site.ts'
import { App, preloadPage } from './app.tsx'
import { routes } from './routes.tsx'
import type { SiteRoute } from './site-route.ts'

/** vite-ssg calls this once without a path for the site map, then once for each page. */
export async function createApp(path?: string) {
  if (path === undefined) return { routes: exported(routes) }

  await preloadPage(path)
  return {
    app: createSSRApp({ render: () => createStaticVNode(CONTENT_PLACEHOLDER, 1) }),
    initialState: undefined,
    content: await render(path),
  }
}

async function render(path: string) {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <App inAppShell={path === '/app'} />
      </StaticRouter>
    </StrictMode>,
    // Larger boundaries would be rendered hidden and revealed by a script: unreadable without scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  let html = ''
  for await (const chunk of prelude) html += chunk
  return html
}

/** The site map in the form that vite-ssg passes to `includedRoutes`. */
function exported(tree: SiteRoute[]): SiteMapEntry[] {
  return tree.flatMap(({ path, html, children }) => [
    ...(path && html ? [{ path, meta: { html } }] : []),
    ...exported(children ?? []),
  ])
}
