/**
 * The rows of the tables in a file of HTML, or of XML for a spreadsheet: many banks give one of these the name `.xls`.
 * Null for any other text. It is read as text, since a document could load what the file mentions.
 */
export function markupRows(text: string): string[][] | null {
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
