import { joinRows } from '../../csv/split-rows.ts'
import { markupRows } from './markup.ts'

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
  const { workbookRows } = await import('./workbook.ts')
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
