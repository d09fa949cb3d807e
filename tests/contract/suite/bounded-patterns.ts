export const MAX_CHARACTERS = 10_000

/**
 * Compiles patterns for Ajv, which evaluates them even on text that exceeds maxLength. Longer text is judged by its maxLength
 * alone: one without it may be as long as it likes.
 */
export function boundedPattern(source: string, flags: string) {
  const pattern = new RegExp(source, flags)
  return {
    test: (text: string) => text.length > MAX_CHARACTERS || pattern.test(text),
    // Ajv deduplicates patterns by their string form.
    toString: () => `${pattern}`,
  }
}
boundedPattern.code = 'boundedPattern'
