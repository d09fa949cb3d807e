import type { Language } from './contract/samples.ts'

const KINDS = ['comment', 'string', 'name', 'value', 'continued'] as const
type Token = { kind?: (typeof KINDS)[number]; text: string }
export type CodeLanguage = Language | 'json'

const json =
  /(?<name>"[^"]*"(?=:))|(?<string>"(?:[^"\\]|\\.)*")|(?<value>-?\b\d[\d.]*\b|\b(?:true|false|null)\b)/g

const patterns: Record<CodeLanguage, RegExp> = {
  json,
  curl: /(?<comment>(?<=^|\s)# .*)|(?<json>'\{[^']*\}')|(?<string>"[^"]*"|'[^']*')|(?<name>(?<=\s)--?[a-z][\w-]*)|(?<continued> \\$)/gim,
  typescript:
    /(?<comment>\/\/ .*|\/\*\*.*)|(?<string>'(?:[^'\\]|\\.)*'|`[^`]*`)|(?<name>\b(?:async|await|catch|const|do|else|export|for|from|function|if|import|let|new|of|return|throw|type|while)\b)|(?<value>\b\d[\d_]*\b|\b(?:true|false|undefined)\b)/g,
}

/** The parts of `code`, those to colour with their kind. Their texts together are `code`. */
export function tokensOf(code: string, language: CodeLanguage): Token[] {
  const tokens: Token[] = []
  const add = (token: Token) => {
    const last = tokens.at(-1)
    if (last && !last.kind && !token.kind) last.text += token.text
    else tokens.push(token)
  }
  let end = 0
  for (const match of code.matchAll(patterns[language])) {
    const [text] = match
    if (match.index > end) add({ text: code.slice(end, match.index) })
    end = match.index + text.length
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined)
    if (kind) add({ kind, text })
    else for (const token of tokensOf(text, 'json')) add(token)
  }
  if (end < code.length) add({ text: code.slice(end) })
  return tokens
}
