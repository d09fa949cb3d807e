/** Some 100,000 lines, which take seconds to compare; more are no statement of a business's account. */
export const MAX_BYTES = 5 * 1024 * 1024

/** Why a file cannot be read as a statement, in a sentence for the user. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** The first bytes of files that are often chosen by mistake. */
const KNOWN_KINDS: readonly [name: string, bytes: readonly number[]][] = [
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['an Excel workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0]],
]

export const TOO_LARGE =
  'This file is too large: a statement has at most 5 MB, about 100,000 lines. Export a shorter period from your bank.'

/** The text of a file, which is not even read if it is too large. @throws UnreadableFile */
export async function textOf(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<string> {
  if (file.size > MAX_BYTES) throw new UnreadableFile(TOO_LARGE)
  return decode(new Uint8Array(await file.arrayBuffer()))
}

/**
 * The text of a file in UTF-8, UTF-16 or, as older programs write it, Windows-1252.
 * @throws UnreadableFile
 */
export function decode(bytes: Uint8Array): string {
  const kind = KNOWN_KINDS.find(([, start]) => start.every((byte, index) => bytes[index] === byte))
  if (kind)
    throw new UnreadableFile(
      `This file is ${kind[0]}. Download the statement as CSV, or copy its lines here.`,
    )
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0') || controlsIn(text) > text.length / 100)
    throw new UnreadableFile('This file is not text. Download the statement as CSV, or copy its lines here.')
  return text
}

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
