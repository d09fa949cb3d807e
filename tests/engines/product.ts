import { builtSite, serveProduct } from '../../scripts/start/serve.ts'

const STAND_IN = '/stand-in.js'

/** The product on a port of its own. Each page runs the script `standIn` before its own, as a browser's tools do. */
export async function startProduct(standIn: string) {
  const files = builtSite()
  let held = { files: /^(?!)/, until: Promise.resolve() }

  async function respond(request: Request) {
    const { pathname } = new URL(request.url)
    if (pathname === STAND_IN)
      return new Response(standIn, { headers: { 'content-type': 'text/javascript' } })
    if (held.files.test(pathname)) await held.until
    const response = await files.fetch(request)
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    // Without the request's headers: as text, not compressed.
    return isPage && standIn ? withStandIn(await files.fetch(new Request(request.url))) : response
  }

  // All tests sign in from one IP address and would hit the rate limit against password guessing.
  const product = await serveProduct({ port: 0, rateLimit: false, site: { fetch: respond } })
  return {
    ...product,
    /** Holds these files back until the returned function is called. */
    holdBack(pattern: RegExp) {
      let release: () => void = () => undefined
      const until = new Promise<void>((resolve) => {
        release = resolve
      })
      held = { files: pattern, until }
      return release
    },
  }
}

async function withStandIn(page: Response) {
  const headers = new Headers(page.headers)
  headers.delete('content-length')
  const html = (await page.text()).replace('<head>', `<head><script src="${STAND_IN}"></script>`)
  return new Response(html, { status: page.status, headers })
}
