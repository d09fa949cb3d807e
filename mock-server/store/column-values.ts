/** A text for each row: that of row n is `texts[codes[n]]`. The texts differ. */
export type CodedTexts = { texts: readonly string[]; codes: Uint32Array }

/** The values of each field in many rows. */
export type Values<Codes extends string, Numbers extends string> = {
  codes: Record<Codes, CodedTexts>
  numbers: Record<Numbers, Float64Array>
}
