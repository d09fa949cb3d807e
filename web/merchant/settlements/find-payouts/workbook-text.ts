import { strFromU8, unzipSync } from 'fflate'
import { TOO_LARGE, textOfMarkup, UnreadableFile } from './markup-text.ts'

const MAX_UNPACKED_BYTES = 40 * 1024 * 1024
const MAX_CELLS = 1_000_000

/**
 * The cells of all sheets of a workbook, row by row, as they are stored: empty ones between them are not made.
 * @throws UnreadableFile if it is damaged, or too large by the sizes that it states, before it is unpacked
 */
export function workbookText(bytes: Uint8Array): string {
  let unpacked = 0
  const parts = attempt(() =>
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/^xl\/(?:sharedStrings|worksheets\/[^/]+)\.xml$/.test(name)) return false
        unpacked += originalSize
        if (unpacked > MAX_UNPACKED_BYTES) throw new UnreadableFile(TOO_LARGE)
        return true
      },
    }),
  )
  const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const strings = xml('xl/sharedStrings.xml').split(/<\/(?:\w+:)?si>/)
  // One long string may be shared by a million cells.
  let shared = 0
  const sharedString = (index: string) => {
    const string = strings[Number(index)] ?? ''
    shared += string.length
    if (shared > MAX_UNPACKED_BYTES) throw new UnreadableFile(TOO_LARGE)
    return string
  }
  const sheets = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'))
  if (sheets.length === 0) throw unreadable()
  return sheets
    .map(xml)
    .map((sheet) => {
      if (sheet.split(/<(?:\w+:)?c[ >]/, MAX_CELLS + 1).length > MAX_CELLS)
        throw new UnreadableFile(TOO_LARGE)
      return textOfMarkup(
        sheet
          .replaceAll(/<(?:\w+:)?f\b[^<>]*>[^<]*<\/(?:\w+:)?f>/g, '')
          .replaceAll(
            CELL,
            (_cell, attributes: string, value: string) =>
              `${/\bt="s"/.test(attributes) ? sharedString(value) : stored(value)}</c>`,
          ),
      )
    })
    .join('\n')
}

const CELL = /<(?:\w+:)?c\b([^<>]*)>\s*<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>\s*<\/(?:\w+:)?c>/g

/** A number is stored with the noise of its binary form: 103889.70000000001. */
function stored(value: string): string {
  const rounded = Math.round(Number(value) * 100) / 100
  return Math.abs(Number(value) - rounded) < 1e-6 ? String(rounded) : value
}

function attempt<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof UnreadableFile ? error : unreadable(error)
  }
}

const unreadable = (cause?: unknown) =>
  new UnreadableFile('This workbook could not be read. Save it as CSV and open that, or paste its lines.', {
    cause,
  })
