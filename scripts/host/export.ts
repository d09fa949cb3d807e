import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHeaders } from './parse-headers.ts'
import { meaningful } from './rules.ts'

/** The hosting rules of an exported site, for hosts without support for `_headers` and `_redirects`. */
export function readExport(folder: string) {
  const headersFor = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const redirects = meaningful(readFileSync(join(folder, '_redirects'), 'utf8'))
  const headers = (path: string) => [...headersFor(path)].map(([name, value]) => ({ name, value }))
  return {
    pageHeaders: headers('/'),
    assetHeaders: headers('/assets/any'),
    /** Paths served with app.html; `:id` is one segment. */
    appPaths: redirects
      .map(({ line }) => line.split(/\s+/))
      .flatMap(([path = '', , status]) => (status === '200' ? [path] : [])),
  }
}
