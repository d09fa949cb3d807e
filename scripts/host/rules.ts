/**
 * Matches a path pattern of `_headers` or `_redirects`: `:name` is one segment, `*` the (possibly empty)
 * rest. Returns the matched values, with the rest as `splat`, or undefined if the path does not match.
 */
export function matcher(pattern: string): (pathname: string) => Record<string, string> | undefined {
  const names: string[] = []
  const source = pattern
    .split(/(\/\*$|\*|:[a-z]\w*)/i)
    .map((part) => {
      if (part === '/*') return rest(names, '(?:/(.*))?')
      if (part === '*') return rest(names, '(.*)')
      if (!part.startsWith(':')) return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      names.push(part.slice(1))
      return '([^/]+)'
    })
    .join('')
  const expression = new RegExp(`^${source}$`, 's')

  return (pathname) => {
    const match = expression.exec(pathname)
    return match ? Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ''])) : undefined
  }
}

/** The lines other than blank lines and comments, with line numbers for error messages. */
export function meaningful(text: string): { line: string; number: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, at) => ({ line: line.trimEnd(), number: at + 1 }))
    .filter(({ line }) => line.trim() !== '' && !line.trim().startsWith('#'))
}

function rest(names: string[], expression: string): string {
  names.push('splat')
  return expression
}
