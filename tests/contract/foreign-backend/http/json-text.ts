const DEEPEST = 60
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g

/** Strict JSON. @throws SyntaxError also for a duplicate key, which parsers resolve in different ways */
export function parseStrictly(text: string) {
  const value = JSON.parse(text)
  const open: Set<string>[] = []
  let word = ''
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') note(open.at(-1) ?? new Set(), JSON.parse(word))
    else word = token
    if (open.length > DEEPEST) throw new SyntaxError('nested too deeply')
  }
  return value
}

function note(names: Set<string>, name: string): void {
  if (names.has(name)) throw new SyntaxError(`duplicate key ${name}`)
  names.add(name)
}
