export type Separator = '\t' | ';' | ','

/**
 * Parses cells as spreadsheets copy and save them: RFC 4180 with any separator and any line ending. A quotation mark
 * that is never closed, or closes before the cell ends, is an ordinary character, so that one unclosed quote cannot
 * swallow the rest. Empty rows are left out. Linear time; stops after `most` rows.
 */
export function cellsOf(text: string, separator: Separator, most: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length && rows.length < most) {
    const { value, end } = quotedCell(text, at, separator) ?? plainCell(text, at, separator)
    row.push(value)
    if (text[end] !== separator) {
      if (row.some((cell) => cell.trim() !== '')) rows.push(row)
      row = []
    }
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
  }
  return rows
}

type Cell = { value: string; end: number }

function plainCell(text: string, at: number, separator: Separator): Cell {
  let end = at
  while (end < text.length && !endsCell(text, end, separator)) end += 1
  return { value: text.slice(at, end), end }
}

function quotedCell(text: string, at: number, separator: Separator): Cell | null {
  const opening = afterSpaces(text, at)
  if (text[opening] !== '"') return null
  const closing = closingQuote(text, opening + 1)
  const end = closing === -1 ? -1 : afterSpaces(text, closing + 1)
  if (end === -1 || !endsCell(text, end, separator)) return null
  return { value: text.slice(opening + 1, closing).replaceAll('""', '"'), end }
}

const endsCell = (text: string, at: number, separator: Separator) =>
  at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r'

function afterSpaces(text: string, at: number): number {
  let end = at
  while (text[end] === ' ') end += 1
  return end
}

/** The next quotation mark that is not one of a pair, or -1. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** A cell that `cellsOf` reads back, for rows separated by tabs. */
export const toCell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
