import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHeaders } from './parse-headers.ts'
import { meaningful } from './rules.ts'

export type Header = { name: string; value: string }

/** Headers of pages that belong on every response. */
const HEADERS_OF_EVERY_RESPONSE = new Set(['strict-transport-security', 'x-content-type-options'])

/** The hosting rules of an exported site, for hosts without support for `_headers` and `_redirects`. */
export function readExport(folder: string) {
  const headersFor = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const redirects = meaningful(readFileSync(join(folder, '_redirects'), 'utf8'))
  const headers = (path: string): Header[] => [...headersFor(path)].map(([name, value]) => ({ name, value }))
  return {
    pageHeaders: headers('/'),
    assetHeaders: headers('/assets/any'),
    apiHeaders: headers('/').filter(({ name }) => HEADERS_OF_EVERY_RESPONSE.has(name.toLowerCase())),
    /** Paths served with app.html; `:id` is one segment. */
    appPaths: redirects
      .map(({ line }) => line.split(/\s+/))
      .flatMap(([path = '', , status]) => (status === '200' ? [path] : [])),
  }
}
