import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]* type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The only host allowed in a frame: the map on the contact page, after a click. */
const MAP_HOST = 'https://www.openstreetmap.org'

/** A policy that allows exactly the inline scripts and styles found in `pages`. */
export function contentSecurityPolicy(pages: string[]): string {
  return [
    "default-src 'none'",
    sources('script-src', pages, INLINE_SCRIPT),
    sources('style-src', pages, INLINE_STYLE),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${MAP_HOST}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

function sources(directive: string, pages: string[], pattern: RegExp): string {
  const hashes = pages.flatMap((html) => Array.from(html.matchAll(pattern), ([, text]) => sha256(text ?? '')))
  return [directive, "'self'", ...[...new Set(hashes)].sort()].join(' ')
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
