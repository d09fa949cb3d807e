/** A text for each row: that of row n is `texts[codes[n]]`. The texts differ. */
export type CodedTexts = { texts: readonly string[]; codes: Uint32Array }

/** The values of each field in many rows. */
export type Values<Codes extends string, Numbers extends string> = {
  codes: Record<Codes, CodedTexts>
  numbers: Record<Numbers, Float64Array>
}

/** The code of a text, which is added to the texts if it is new. For few texts. */
export function codeOf(texts: string[], text: string): number {
  const known = texts.indexOf(text)
  return known === -1 ? texts.push(text) - 1 : known
}
