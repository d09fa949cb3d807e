import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

export type StaticFile = { name: string; type: string; body: Buffer; etag: string; compressible: boolean }

const CONFIGURATION = new Set(['_headers', '_redirects'])

/**
 * All files below a folder by URL path (`assets/main.js`).
 * Only listed files can be served, which rules out path traversal.
 */
export function listFiles(folder: string): Map<string, StaticFile> {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: run \`npm run build\` first`)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).split(sep).filter(Boolean).join('/'),
    )
    .filter((name) => !CONFIGURATION.has(name))
  return new Map(names.map((name) => [name, read(folder, name)]))
}

function read(folder: string, name: string): StaticFile {
  const body = readFileSync(join(folder, name))
  const type = contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream'
  return {
    name,
    body,
    type,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    compressible: /^text\/|json|javascript|xml|svg|yaml|x-icon/.test(type),
  }
}

export const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
}
