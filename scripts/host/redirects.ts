import { matcher, meaningful } from './rules.ts'

type Target = { to: string; status: number }

const STATUSES = [200, 308]

/**
 * Parses a `_redirects` file: `from to status`, first match wins; the statuses are those of our export.
 * The status is required, since its default differs between hosts. Paths are matched before they are decoded, so that an
 * encoded slash belongs to its segment.
 */
export function parseRedirects(text: string): (pathname: string) => Target | undefined {
  const rules = meaningful(text).map(({ line, number }) => {
    const [from, to, code, ...rest] = line.trim().split(/\s+/)
    const status = Number(code)
    if (!from?.startsWith('/') || !to || rest.length > 0 || !STATUSES.includes(status)) {
      throw new Error(`_redirects line ${number}: expected "/from /to status", found "${line}"`)
    }
    return { matches: matcher(from), to, status }
  })

  return (encoded) => {
    const path = encoded.split('/').map(normalized).join('/')
    for (const { matches, to, status } of rules) {
      const values = matches(path)
      if (values) return { to: fill(to, values), status }
    }
    return undefined
  }
}

/** The one encoded form of a segment. */
const normalized = (segment: string) =>
  encodeURI(decodeURIComponent(segment)).replace(/[/?#]/g, encodeURIComponent)

// Collapses leading slashes, so that a redirect cannot lead to another host.
function fill(to: string, values: Record<string, string>): string {
  const filled = to.replace(/:([a-z]\w*)/gi, (whole, name: string) =>
    name in values ? (values[name] ?? '') : whole,
  )
  return to.startsWith('/') ? filled.replace(/^\/{2,}/, '/') : filled
}
