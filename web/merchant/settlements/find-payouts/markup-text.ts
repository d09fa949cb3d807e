/**
 * The text of a table in HTML, or in XML for a spreadsheet. By patterns, since a document would load what the file
 * mentions; each pattern ends at the next bracket, so that the time grows with the length.
 */
export const textOfMarkup = (markup: string) =>
  markup
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/(?:\w+:)?(?:tr|row)\s*>/gi, '\n')
    .replaceAll(/<\/(?:\w+:)?(?:td|th|cell|c|p|div)\s*>|<br\b[^<>]*>/gi, '\t')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (entity, decimal, hex, name) =>
      name
        ? (ENTITIES[name] ?? entity)
        : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Why a file cannot be searched, in a sentence for the user. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

export const TOO_LARGE = 'This file is too large: at most 5 MB are searched. Export a shorter period.'
