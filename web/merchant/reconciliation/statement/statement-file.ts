import { importAgain } from '../../../loading/import-again.ts'
import { joinRows } from '../../csv/split-rows.ts'

/** Some 100,000 lines, which take seconds to compare; more are no statement of a business's account. */
export const MAX_BYTES = 5 * 1024 * 1024

/** Why a file cannot be read as a statement, in a sentence for the user. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

export const TOO_LARGE =
  'This file is too large: a statement has at most 5 MB, about 100,000 lines. Export a shorter period from your bank.'

/** The text of a file, tables of other programs as rows with tabs. It is not even read if it is too large. @throws UnreadableFile */
export async function textOf(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<string> {
  if (file.size > MAX_BYTES) throw new UnreadableFile(TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, ZIP)) return workbookText(bytes)
  const text = decode(bytes)
  const rows = markupRows(text)
  return rows ? joinRows(rows) : text
}

async function workbookText(bytes: Uint8Array): Promise<string> {
  // Its own chunk: few statements are workbooks.
  const { workbookRows } = await import('./workbook.ts').catch(importAgain)
  try {
    return joinRows(await workbookRows(bytes))
  } catch (cause) {
    throw new UnreadableFile(
      'This workbook could not be read. Save it as CSV and open that, or copy its lines here.',
      { cause },
    )
  }
}

/**
 * The text of a file in UTF-8, UTF-16 or, as older programs write it, Windows-1252.
 * @throws UnreadableFile
 */
export function decode(bytes: Uint8Array): string {
  const known = UNREADABLE.find(({ start }) => startsWith(bytes, start))
  if (known) throw new UnreadableFile(known.message)
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0') || controlsIn(text) > text.length / 100)
    throw new UnreadableFile('This file is not text. Download the statement as CSV, or copy its lines here.')
  return text
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** The first bytes of files that cannot be read, and what to do instead. */
const UNREADABLE: readonly { start: readonly number[]; message: string }[] = [
  {
    start: [0x25, 0x50, 0x44, 0x46],
    message: 'This file is a PDF. Download the statement as Excel or CSV, or copy its lines here.',
  },
  {
    start: [0xd0, 0xcf, 0x11, 0xe0],
    message:
      'This file is an old Excel workbook, or one with a password. Open it, save it as .xlsx or CSV without a password, and open that here.',
  },
]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** The signs that no program writes into a text. */
const controlsIn = (text: string) => text.match(/[^\P{Cc}\s]/gu)?.length ?? 0

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark: Western letters and digits have a zero in every other byte.
  if (first !== 0 && second === 0 && bytes.length % 2 === 0) return 'utf-16le'
  if (first === 0 && second !== 0 && bytes.length % 2 === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * The rows of the tables in a file of HTML, or of XML for a spreadsheet: many banks give one of these the name `.xls`.
 * Null for any other text. It is read as text, since a document could load what the file mentions.
 */
function markupRows(text: string): string[][] | null {
  if (!/<(?:table|(?:\w+:)?workbook)\b/i.test(text.slice(0, LOOKED_AT))) return null
  const rows: string[][] = []
  /** Where text belongs: the last cell that was opened and not closed. */
  let cell: { row: string[]; at: number } | null = null
  let isHidden = false
  for (const [token, closing, name = '', attributes = ''] of text.matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    if (HIDDEN.has(tag)) isHidden = !closing
    else if (ROWS.has(tag) && !closing) rows.push([])
    else if (CELLS.has(tag)) cell = closing ? null : openCell(rows.at(-1), attributes)
    else if (cell && !isHidden) cell.row[cell.at] += name ? (INLINE.has(tag) ? '' : ' ') : unescaped(token)
  }
  return rows.map((cells) => cells.map((each) => each.replaceAll(/\s+/g, ' ').trim()))
}

const LOOKED_AT = 20_000
const TOKEN = /<!--[\s\S]*?-->|<(\/?)(?:\w+:)?(\w+)((?:[^>"']|"[^"]*"|'[^']*')*)>|<[^>]*>|[^<]+|</g
const HIDDEN = new Set(['style', 'script', 'title'])
const ROWS = new Set(['tr', 'row'])
const INLINE = new Set(['a', 'b', 'i', 'u', 'span', 'font', 'strong', 'em', 'data', 'nobr'])
const CELLS = new Set(['td', 'th', 'cell'])

function openCell(row: string[] | undefined, attributes: string) {
  if (!row) return null
  // A spreadsheet leaves empty cells out, and says the column of the next one.
  const column = Number(/\bindex="(\d{1,3})"/i.exec(attributes)?.[1] ?? 0)
  while (row.length + 1 < column) row.push('')
  const at = row.length
  const width = Number(/\bcolspan\s*=\s*["']?(\d{1,2})/i.exec(attributes)?.[1] ?? 1)
  for (let each = 0; each < Math.max(1, width); each++) row.push('')
  return { row, at }
}

const ENTITIES: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const unescaped = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? entity
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
