import { paths } from '../../../web/paths.ts'
import { createApp as createPage } from '../../../web/ssg.tsx'

const COPY = /-copy-\d+$/
const copies = Number(process.env.COPIES)

/** The site, with copies of a long page under paths of their own. */
export async function createApp(path?: string) {
  if (path !== undefined) return createPage(path.replace(COPY, ''))
  const { routes = [] } = await createPage()
  const more = Array.from({ length: copies }, (_, index) => ({
    path: `${paths.upiPayments}-copy-${index}`,
    meta: { html: 'page' },
  }))
  return { routes: [...routes, ...more] }
}
