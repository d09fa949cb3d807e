import Papa from 'papaparse'

export type Separator = '\t' | ';' | '|' | ','

/** The cells of a row, and the line at which it begins, from 1 as editors count. */
type SplitRow = { line: number; cells: string[] }

/**
 * Splits delimited text as spreadsheets and banks write it: quoted cells with separators and line breaks inside, any
 * line ending, spaces around quotes, and the `="0123"` by which a cell is kept as text. A quotation mark that is never
 * closed, or closes before its cell ends, is an ordinary character, so that it cannot swallow the rest.
 */
export function splitRows(text: string, separator: Separator): SplitRow[] {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const rows = split(lines, separator)
  if (!rows.some(({ cells }) => cells.some((cell) => DECORATED_QUOTE.test(cell)))) return rows
  const opening = new RegExp(`(^|${separator === '|' ? '\\|' : separator})[ =]+"`, 'gm')
  return split(lines.replaceAll(opening, '$1"'), separator)
}

const DECORATED_QUOTE = /^[ =]+"/

/** Beyond this many stray quotation marks, none of them are taken as quotes. */
const MAX_STRAY_QUOTES = 20

function split(text: string, separator: Separator): SplitRow[] {
  const rows: SplitRow[] = []
  let rest = text
  let line = 1
  for (let strays = 0; ; strays += 1) {
    // Spaces behind a closing quote are only left out in front of a line break.
    const { data, errors } = Papa.parse<string[]>(`${rest}\n`, { delimiter: separator, newline: '\n' })
    const stray = errors.find(({ type }) => type === 'Quotes')?.row
    const start = line
    for (const cells of data.slice(0, stray ?? -1)) {
      rows.push({ line, cells })
      line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
    }
    if (stray === undefined) return rows
    const left = rest.split('\n').slice(line - start)
    const plain = strays < MAX_STRAY_QUOTES ? left.splice(0, 1) : left.splice(0)
    for (const each of plain) rows.push({ line: line++, cells: each.split(separator) })
    if (left.length === 0) return rows
    rest = left.join('\n')
  }
}

/** Rows separated by tabs, which `splitRows` reads back. */
export const joinRows = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map(toCell).join('\t')).join('\n')

const toCell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
