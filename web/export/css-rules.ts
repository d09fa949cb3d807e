/** `body` is undefined for statements such as `@layer a, b;`. */
export type Rule = { prelude: string; body: string | undefined }

/** The top-level rules of `css`. Nested declarations are not expected, since the build flattens them. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let bodyStart = 0
  let depth = 0
  for (const { 0: sign, index } of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|[{};]/g)) {
    if (sign === '{') {
      depth += 1
      if (depth === 1) bodyStart = index
    } else if (sign === '}') {
      depth -= 1
      if (depth > 0) continue
      rules.push({ prelude: css.slice(start, bodyStart), body: css.slice(bodyStart + 1, index) })
      start = index + 1
    } else if (sign === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, index), body: undefined })
      start = index + 1
    }
  }
  return rules
}

/**
 * Merges adjacent rules with the same selectors, and drops declarations that a later one overrides: fallbacks
 * for newer values that all target browsers support.
 */
export function withoutRepetition(rules: Rule[]): Rule[] {
  const joined: Rule[] = []
  for (const { prelude, body } of rules) {
    const last = joined.at(-1)
    if (last?.body !== undefined && last.prelude === prelude && !prelude.startsWith('@'))
      last.body += `;${body}`
    else joined.push({ prelude, body })
  }
  return joined.map(({ prelude, body }) =>
    prelude.startsWith('@') || body === undefined ? { prelude, body } : { prelude, body: lastOfEach(body) },
  )
}

function lastOfEach(declarations: string): string {
  const last = new Map<string, string>()
  for (const declaration of declarations.split(/;(?![^(]*\))/)) {
    const [property = ''] = declaration.split(':')
    if (last.get(property)?.endsWith('!important')) continue
    // Re-inserted at the end, after everything it may override, including shorthands.
    last.delete(property)
    last.set(property, declaration)
  }
  return [...last.values()].filter(Boolean).join(';')
}
