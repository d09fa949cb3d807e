import { matcher, meaningful } from './rules.ts'

/**
 * Parses a `_headers` file: a path at the start of a line, followed by indented `Name: value` lines.
 * All matching blocks apply in order, and repeated headers are joined with a comma.
 */
export function parseHeaders(text: string): (pathname: string) => Headers {
  const blocks: { matches: ReturnType<typeof matcher>; headers: [string, string][] }[] = []

  for (const { line, number } of meaningful(text)) {
    if (/^\S/.test(line)) {
      if (!line.startsWith('/')) throw new Error(`_headers line ${number}: expected a path, found "${line}"`)
      blocks.push({ matches: matcher(line.trim()), headers: [] })
      continue
    }
    const block = blocks.at(-1)
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (!(block && name && value)) {
      throw new Error(`_headers line ${number}: expected "  Name: value" below a path, found "${line}"`)
    }
    block.headers.push([name, value])
  }

  return (pathname) => {
    const matching = blocks.filter(({ matches }) => matches(pathname))
    return new Headers(matching.flatMap(({ headers }) => headers))
  }
}
