import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readExport } from './export.ts'

/**
 * The function for viewer requests (cloudfront-js-2.0), which maps a URL path to a file.
 * It contains the list of pages, so that unknown paths are never redirected.
 */
export function cloudFrontFunction(folder: string): string {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !NOT_PAGES.has(name))
    .map((name) => `/${name.replaceAll(sep, '/').replace(/\.html$/, '')}`)
  return `const appPaths = ${JSON.stringify(readExport(folder).appPaths, null, 2)}
const pages = ${JSON.stringify(pages, null, 2)}

function handler(event) {
  const request = event.request
  const path = request.uri
  const page = path.replace(/(\\.html|\\/)$/, '')

  if (path === '/') request.uri = '/index.html'
  else if (pages.includes(path)) request.uri = path + '.html'
  else if (appPaths.some((app) => isAt(app, path))) request.uri = '/app.html'
  else if (page === '/index') return moved('/', request)
  else if (pages.includes(page)) return moved(page, request)
  else if (path.endsWith('/') && appPaths.some((app) => isAt(app, path.slice(0, -1)))) return moved(path.slice(0, -1), request)
  return request
}

// \`:id\` is one segment.
function isAt(app, path) {
  const segments = path.split('/')
  const expected = app.split('/')
  return expected.length === segments.length && expected.every((part, at) => part === segments[at] || (part === ':id' && segments[at] !== ''))
}

function moved(path, { querystring }) {
  const pairs = []
  for (const name in querystring) {
    const { value, multiValue } = querystring[name]
    for (const item of multiValue || [{ value }]) pairs.push(name + '=' + item.value)
  }
  const location = pairs.length > 0 ? path + '?' + pairs.join('&') : path
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: location } } }
}
`
}

const NOT_PAGES = new Set(['index.html', '404.html', 'app.html'])

/**
 * The Lambda@Edge function for origin responses of the default behaviour: serves the exported 404 page for
 * missing files. A custom error response would apply to the whole distribution and replace error responses of
 * /api too.
 */
export function cloudFrontNotFound(folder: string): string {
  const page = readFileSync(join(folder, '404.html'), 'utf8')
  return `const page = ${JSON.stringify(page)}
const header = (key, value) => [{ key, value }]

exports.handler = async (event) => {
  const { response } = event.Records[0].cf
  // A private bucket returns 403 for missing files.
  if (response.status !== '403' && response.status !== '404') return response
  return {
    status: '404',
    statusDescription: 'Not Found',
    headers: {
      'content-type': header('Content-Type', 'text/html; charset=utf-8'),
      'cache-control': header('Cache-Control', 'public, max-age=0, must-revalidate'),
    },
    body: page,
  }
}
`
}

/** The response headers policy in the format of \`aws cloudfront create-response-headers-policy\`. */
export function cloudFrontHeaders(folder: string) {
  const custom = new Map(readExport(folder).pageHeaders.map(({ name, value }) => [name.toLowerCase(), value]))
  function take(name: string): string {
    const value = custom.get(name)
    if (!value) throw new Error(`_headers has no ${name}`)
    custom.delete(name)
    return value
  }
  const transport = take('strict-transport-security')
  const security = {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: take('content-security-policy') },
    StrictTransportSecurity: transportSecurity(transport),
    ContentTypeOptions: { Override: take('x-content-type-options') === 'nosniff' },
    FrameOptions: { Override: true, FrameOption: take('x-frame-options') },
    ReferrerPolicy: { Override: true, ReferrerPolicy: take('referrer-policy') },
  }
  const customItems = Array.from(custom, ([Header, Value]) => ({ Header, Value, Override: true }))
  return {
    Name: 'kosha-site',
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: customItems.length, Items: customItems },
  }
}

/** The response headers policy of `/api/*`. */
export function cloudFrontApiHeaders(folder: string) {
  const headers = new Map(readExport(folder).apiHeaders.map(({ name, value }) => [name.toLowerCase(), value]))
  return {
    Name: 'kosha-api',
    SecurityHeadersConfig: {
      StrictTransportSecurity: transportSecurity(headers.get('strict-transport-security') ?? ''),
      ContentTypeOptions: { Override: headers.get('x-content-type-options') === 'nosniff' },
    },
  }
}

const transportSecurity = (value: string) => ({
  Override: true,
  AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
  IncludeSubdomains: value.includes('includeSubDomains'),
})
