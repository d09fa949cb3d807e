const SEPARATORS = ['\t', ';', '|', ','] as const

/** The lines of a statement as cells: CSV with any usual separator and quotes, or free text with one cell a line. */
export function cellsOf(text: string): string[][] {
  const separator = separatorOf(text)
  return separator ? split(text, separator) : text.split(/\r\n|\r|\n/).map((line) => [line])
}

/** The separator that most lines have at least twice, since three columns are the fewest of any statement. */
function separatorOf(text: string): string | undefined {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 200)
  const has = (separator: string) => (line: string) => withoutGroups(line).split(separator).length > 2
  return SEPARATORS.find((separator) => lines.filter(has(separator)).length * 2 > lines.length)
}

/** `1,23,456.78` has no separators in it. */
const withoutGroups = (line: string) => line.replaceAll(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')

/** RFC 4180, except that a quote inside an unquoted cell is a letter like others, as in `5" pipe`. */
function split(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let from = 0
  const endCell = (to: number) => row.push(unquoted(text.slice(from, to)))
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at]
    if (sign === '"' && text.slice(from, at).trim() === '') at = endOfQuotes(text, at)
    else if (sign === separator) {
      endCell(at)
      from = at + 1
    } else if (sign === '\n' || sign === '\r' || at === text.length) {
      endCell(at)
      rows.push(row)
      row = []
      if (sign === '\r' && text[at + 1] === '\n') at++
      from = at + 1
    }
  }
  return rows
}

/** The index of the closing quote; a quote that is never closed is only a letter. */
function endOfQuotes(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] !== '"') return at
    at++
  }
  return start
}

function unquoted(cell: string): string {
  const trimmed = cell.trim()
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"')
  return isQuoted ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed
}
