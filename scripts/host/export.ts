import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHeaders } from './headers.ts'
import { meaningful } from './rules.ts'

/** What an exported site asks of its host, for hosts that read neither `_headers` nor `_redirects`. */
export function readExport(folder: string) {
  const headersFor = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const redirects = meaningful(readFileSync(join(folder, '_redirects'), 'utf8'))
  const headers = (path: string) => [...headersFor(path)].map(([name, value]) => ({ name, value }))
  return {
    pageHeaders: headers('/'),
    assetHeaders: headers('/assets/any'),
    /** Answered with app.html: exactly these, or whatever lies below those that end in a slash. */
    appPaths: redirects.map(({ line }) => line.split(/\s+/)[0]?.replace(/\*$/, '') ?? ''),
  }
}
