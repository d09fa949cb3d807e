export const MAX_CHARACTERS = 10_000

/**
 * Compiles patterns for Ajv, which evaluates them even on text that exceeds maxLength. Text above MAX_CHARACTERS matches every
 * pattern, so only a maxLength can reject it.
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
