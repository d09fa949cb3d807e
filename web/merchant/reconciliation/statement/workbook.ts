import { unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'

/** More than a statement has: a small file can be packed to unfold to gigabytes. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024

/** The cells of all sheets of an `.xlsx`, as they would be typed: days as 2026-11-21, numbers with a point. */
export async function workbookRows(bytes: Uint8Array): Promise<string[][]> {
  let unpacked = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isText = /\.(?:xml|rels)$/i.test(name)
      unpacked += isText ? originalSize : 0
      if (unpacked > MAX_UNPACKED_BYTES) throw new RangeError('The workbook is too large.')
      return isText
    },
  })
  // The library would unpack large sheets in a worker made from a blob, which the site's policy forbids.
  const stored = zipSync(files, { level: 0 })
  const sheets = await readXlsxFile<string>(new Blob([stored.slice()]), { parseNumber: written })
  return sheets.flatMap(({ data }) => data.map((row) => row.map(cellText)))
}

/** A number is stored with the noise of its binary form: 103889.70000000001. */
function written(number: string): string {
  const rounded = Math.round(Number(number) * 100) / 100
  return Math.abs(Number(number) - rounded) < 1e-6 ? String(rounded) : number
}

/** What the library returns, whose types call a day the class of days. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
