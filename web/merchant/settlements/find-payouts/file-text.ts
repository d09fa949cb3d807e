import { importAgain } from '../../../ui/import-again.ts'
import { TOO_LARGE, textOfMarkup, UnreadableFile } from './markup-text.ts'

/** Some 100,000 lines: more than a business's account has in a year. */
export const MAX_BYTES = 5 * 1024 * 1024

/** The text of a file, with a line for each row of a table. A file that is too large is not read. @throws UnreadableFile */
export async function textOf(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<string> {
  if (file.size > MAX_BYTES) throw new UnreadableFile(TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    // Its own chunk: few files are workbooks.
    const { workbookText } = await import('./workbook-text.ts').catch(importAgain)
    return workbookText(bytes)
  }
  for (const { start, message } of UNREADABLE) if (startsWith(bytes, start)) throw new UnreadableFile(message)
  const text = decode(bytes)
  if (text.includes('\0'))
    throw new UnreadableFile('This file is not text. Open it as CSV, or paste its lines.')
  return /<(?:table|(?:\w+:)?workbook)\b/i.test(text.slice(0, 20_000)) ? textOfMarkup(text) : text
}

const UNREADABLE = [
  {
    start: [0x25, 0x50, 0x44, 0x46],
    message: 'This file is a PDF. Copy its text and paste it here, or open an Excel or CSV file.',
  },
  {
    start: [0xd0, 0xcf, 0x11, 0xe0],
    message:
      'This file is an old Excel workbook, or one with a password. Save it as .xlsx or CSV without a password.',
  },
]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** UTF-8, UTF-16 or, as older programs write it, Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
