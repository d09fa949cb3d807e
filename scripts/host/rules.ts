/**
 * Matches a path pattern of `_headers` or `_redirects`: `:name` is one segment, `/*` at the end the (possibly empty)
 * rest. Returns the values of the names, or undefined if the path does not match.
 */
export function matcher(pattern: string): (pathname: string) => Record<string, string> | undefined {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)')
  const expression = new RegExp(`^${source}$`, 's')
  return (pathname) => {
    const match = expression.exec(pathname)
    return match ? { ...match.groups } : undefined
  }
}

/** The lines other than blank lines and comments, with line numbers for error messages. */
export function meaningful(text: string): { line: string; number: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, at) => ({ line: line.trimEnd(), number: at + 1 }))
    .filter(({ line }) => line.trim() !== '' && !line.trim().startsWith('#'))
}
