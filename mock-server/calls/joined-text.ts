/** The JSON of one row in UTF-8, shared by all responses that list the row. */
export type RowJson = {
  readonly bytes: Uint8Array
  /** In UTF-16 units. */
  readonly length: number
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const COMMA = 0x2c

export function rowJson(json: string): RowJson {
  return { bytes: encoder.encode(json), length: json.length }
}

/**
 * The text of a response whose lists consist of serialised rows. It is assembled as bytes for the caller, and
 * as a string only when the journal is read: characters outside Latin-1 make string concatenation ten times
 * as expensive.
 */
export class JoinedText {
  /** In UTF-16 units. */
  length = 0
  private readonly parts: (string | readonly RowJson[])[] = []
  private hasList = false

  add(text: string): void {
    this.parts.push(text)
    this.length += text.length
  }

  addList(rows: readonly RowJson[]): void {
    this.parts.push(rows)
    this.hasList = true
    this.length += 2 + Math.max(0, rows.length - 1)
    for (const { length } of rows) this.length += length
  }

  toString(): string {
    const texts = this.parts.map((part) =>
      typeof part === 'string' ? part : `[${part.map(({ bytes }) => decoder.decode(bytes)).join(',')}]`,
    )
    return texts.join('')
  }

  /** The bytes to send. */
  body(): string | Uint8Array<ArrayBuffer> {
    return this.hasList ? this.bytes() : this.toString()
  }

  private bytes(): Uint8Array<ArrayBuffer> {
    const parts = this.parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part))
    const bytes = new Uint8Array(parts.reduce((size, part) => size + sizeOf(part), 0))
    let at = 0
    for (const part of parts) {
      if (part instanceof Uint8Array) bytes.set(part, at)
      else writeList(bytes, at, part)
      at += sizeOf(part)
    }
    return bytes
  }
}

function sizeOf(part: Uint8Array | readonly RowJson[]): number {
  if (part instanceof Uint8Array) return part.length
  let size = 2 + Math.max(0, part.length - 1)
  for (const { bytes } of part) size += bytes.length
  return size
}

function writeList(bytes: Uint8Array, start: number, rows: readonly RowJson[]): void {
  let at = start
  bytes[at++] = 0x5b
  for (const [index, row] of rows.entries()) {
    if (index > 0) bytes[at++] = COMMA
    bytes.set(row.bytes, at)
    at += row.bytes.length
  }
  bytes[at] = 0x5d
}
