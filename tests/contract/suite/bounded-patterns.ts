// Longer than any text that has a pattern may be. Such a text is refused by its length, whatever the pattern says.
export const MAX_CHARACTERS = 10_000

/** The patterns of the contract for Ajv, which runs them also on texts that it has found too long. */
export function boundedPattern(source: string, flags: string) {
  const pattern = new RegExp(source, flags)
  return {
    test: (text: string) => text.length <= MAX_CHARACTERS && pattern.test(text),
    // Ajv takes two patterns of one text for the same.
    toString: () => `${pattern}`,
  }
}
boundedPattern.code = 'boundedPattern'
