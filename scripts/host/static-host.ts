import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { findFile } from './addresses.ts'
import { chooseEncoding, createCompressor } from './encoding.ts'
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

    const found = findFile(files, pathname)
    if (found && 'file' in found) return send(request, pathname, found.file)
    if (found) return move(308, found.moved + search)

    const target = redirect(encoded)
    if (!target) return notFound(request, pathname)
    if (target.status !== 200 && target.status !== 404) return move(target.status, target.to + search)
    const page = findFile(files, target.to.replace(/\.html$/, ''))
    return page && 'file' in page
      ? send(request, pathname, page.file, target.status)
      : notFound(request, pathname)
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
  const known = request.headers.get('if-none-match') ?? ''
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

const move = (status: number, location: string) => new Response(null, { status, headers: { location } })

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })

const readOptional = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
