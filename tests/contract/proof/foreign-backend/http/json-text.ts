const MAX_DEPTH = 60
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g

/** Parsers resolve duplicate keys differently, and most databases reject lone surrogates. */
export function parseStrictly(text: string) {
  const value = JSON.parse(text)
  if (!isWhole(text)) throw new SyntaxError('an unpaired surrogate')
  const open: Set<string>[] = []
  let word = ''
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') note(open.at(-1) ?? new Set(), JSON.parse(word))
    else word = token
    if (open.length > MAX_DEPTH) throw new SyntaxError('nested too deeply')
  }
  return value
}

function note(names: Set<string>, name: string): void {
  if (names.has(name)) throw new SyntaxError(`duplicate key ${name}`)
  names.add(name)
}

// In UTF-8, only an escape sequence can encode a lone surrogate.
const isWhole = (text: string) => !/\\u[dD][89a-fA-F]/.test(text) || !/\p{Surrogate}/u.test(unescaped(text))

const unescaped = (text: string) =>
  text.replaceAll(/\\u([\dA-Fa-f]{4})/g, (_all, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
