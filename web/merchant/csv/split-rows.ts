import Papa from 'papaparse'

export type Separator = '\t' | ';' | ','

/**
 * Splits delimited text as spreadsheets and banks write it: quoted cells with separators and line breaks inside, any
 * line ending, spaces around quotes, and the `="0123"` that keeps a cell as text. A quotation mark that is never
 * closed, or closes before its cell ends, is an ordinary character, so that it cannot swallow the rest.
 */
export function splitRows(text: string, separator: Separator): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const rows = split(lines, separator)
  if (!rows.flat().some((cell) => DECORATED_QUOTE.test(cell))) return rows
  return split(lines.replaceAll(new RegExp(`(^|${separator})[ =]+"`, 'gm'), '$1"'), separator)
}

const DECORATED_QUOTE = /^[ =]+"/

/** Beyond this many stray quotation marks, none of them are taken as quotes. */
const MAX_STRAY_QUOTES = 20

function split(text: string, separator: Separator): string[][] {
  let rows: string[][] = []
  let rest = text
  for (let strays = 0; ; strays += 1) {
    // Spaces behind a closing quote are only left out in front of a line break.
    const { data, errors } = Papa.parse<string[]>(`${rest}\n`, { delimiter: separator, newline: '\n' })
    const stray = errors.find(({ type }) => type === 'Quotes')?.row
    const parsedRows = data.slice(0, stray ?? -1)
    rows = [...rows, ...parsedRows]
    if (stray === undefined) return rows
    const breaks = parsedRows.flat().join('').split('\n').length - 1
    const remainingLines = rest.split('\n').slice(parsedRows.length + breaks)
    const plainLines = remainingLines.splice(0, strays < MAX_STRAY_QUOTES ? 1 : remainingLines.length)
    rows = [...rows, ...plainLines.map((line) => line.split(separator))]
    if (remainingLines.length === 0) return rows
    rest = remainingLines.join('\n')
  }
}
