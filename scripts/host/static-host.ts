import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Hono } from 'hono'
import type { StaticFile } from './files.ts'
import { listFiles } from './files.ts'
import { parseHeaders } from './parse-headers.ts'
import { parseRedirects } from './redirects.ts'

/**
 * Serves an exported site like a strict CDN: clean URLs, `_redirects`, `_headers`, a real 404, and only files
 * of the export. The folder is read once, at startup.
 * @throws Error if the folder is missing or `_redirects` or `_headers` cannot be parsed
 */
export function createStaticHost(folder: string): Hono {
  const files = listFiles(folder)
  const redirect = parseRedirects(readOptional(join(folder, '_redirects')))
  const headersFor = parseHeaders(readOptional(join(folder, '_headers')))
  const compressed = createCompressor()

  async function send(request: Request, pathname: string, file: StaticFile, status = 200): Promise<Response> {
    const encoding = chooseEncoding(file, request.headers.get('accept-encoding') ?? undefined)
    const body = encoding ? await compressed(file, encoding) : file.body
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
    const headers = new Headers({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': file.type,
    })
    headersFor(pathname).forEach((value, name) => {
      headers.set(name, value)
    })
    if (file.compressible) headers.set('vary', 'accept-encoding')
    if (status === 200) headers.set('etag', etag)
    if (status === 200 && sameTag(request, etag)) {
      headers.delete('content-type')
      return new Response(null, { status: 304, headers })
    }
    if (encoding) headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.length))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
  }

  function notFound(request: Request, pathname: string): Promise<Response> | Response {
    const page = files.get('404.html')
    return page ? send(request, pathname, page, 404) : plain(404, 'Not found')
  }

  return new Hono().all('*', ({ req: { raw: request } }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
    }
    const { pathname: encoded, search } = new URL(request.url)
    const pathname = decode(encoded)
    if (pathname === undefined) return plain(400, 'Bad request')
    if (pathname === '/404') return notFound(request, pathname)

    const resource = findFile(files, pathname)
    if (resource && 'file' in resource) return send(request, pathname, resource.file)
    if (resource) return move(308, resource.moved + search)

    const target = redirect(encoded)
    if (!target) return notFound(request, pathname)
    if (target.status !== 200) return move(target.status, target.to + search)
    const page = findFile(files, target.to)
    return page && 'file' in page ? send(request, pathname, page.file) : notFound(request, pathname)
  })
}

function decode(encoded: string): string | undefined {
  try {
    const pathname = decodeURIComponent(encoded)
    return pathname.includes('\0') ? undefined : pathname
  } catch {
    return undefined
  }
}

function sameTag(request: Request, etag: string): boolean {
  const tags = request.headers.get('if-none-match') ?? ''
  return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

const move = (status: number, location: string) => new Response(null, { status, headers: { location } })

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })

const readOptional = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

type Encoding = 'br' | 'gzip'

const TOO_SMALL_TO_GAIN_BYTES = 256
const BROTLI_QUALITY_OF_CDNS = 5

/** The best encoding for this file allowed by Accept-Encoding; undefined for no encoding. */
function chooseEncoding(file: StaticFile, accept: string | undefined): Encoding | undefined {
  if (!file.compressible || file.body.length < TOO_SMALL_TO_GAIN_BYTES) return undefined
  const accepted = (accept ?? '').split(',').map((part) => part.replace(/;.*/, '').trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

/** Compresses each file once per encoding and caches the result. */
function createCompressor() {
  const done = new Map<string, Promise<Buffer>>()
  return (file: StaticFile, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${file.name}`
    const body = done.get(key) ?? compress(file.body, encoding)
    done.set(key, body)
    return body
  }
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_OF_CDNS },
  })
}

type HostedResource = { file: StaticFile } | { moved: string } | undefined

/** The file for a URL path, or a redirect to its only canonical path: `about-us.html` is /about-us. */
function findFile(files: Map<string, StaticFile>, pathname: string): HostedResource {
  const name = pathname.slice(1)
  const page = files.get(name === '' ? 'index.html' : `${name}.html`)
  if (page && cleanAddress(page.name) === pathname) return { file: page }

  const exact = files.get(name)
  if (exact && !name.endsWith('.html')) return { file: exact }

  const canonical = exact ?? page ?? files.get(`${name.replace(/\/$/, '')}.html`)
  return canonical && { moved: encodeURI(cleanAddress(canonical.name)) }
}

const cleanAddress = (name: string) => `/${name.replace(/^index\.html$/, '').replace(/\.html$/, '')}`
