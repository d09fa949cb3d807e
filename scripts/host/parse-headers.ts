import { matcher, meaningful } from './rules.ts'

/**
 * Parses a `_headers` file: a path at the start of a line, followed by indented `Name: value` lines.
 * All matching blocks apply in order. Repeated headers are joined with a comma, and `! Name` removes
 * an earlier one.
 */
export function parseHeaders(text: string): (pathname: string) => Headers {
  const blocks: { matches: ReturnType<typeof matcher>; apply: ((headers: Headers) => void)[] }[] = []

  for (const { line, number } of meaningful(text)) {
    if (/^\S/.test(line)) {
      if (!line.startsWith('/')) throw new Error(`_headers line ${number}: expected a path, found "${line}"`)
      blocks.push({ matches: matcher(line.trim()), apply: [] })
      continue
    }
    const block = blocks.at(-1)
    const [, removed, name, value] = /^\s+(?:!\s*([\w-]+)|([\w-]+):\s*(.+))$/.exec(line) ?? []
    if (!block || (!removed && !name)) {
      throw new Error(`_headers line ${number}: expected "  Name: value" below a path, found "${line}"`)
    }
    block.apply.push((headers) =>
      removed ? headers.delete(removed) : headers.append(name ?? '', value ?? ''),
    )
  }

  return (pathname) => {
    const headers = new Headers()
    for (const { matches, apply } of blocks) {
      if (matches(pathname)) for (const change of apply) change(headers)
    }
    return headers
  }
}
