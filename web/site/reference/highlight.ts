import type { Language } from './contract/samples.ts'

type Kind = 'comment' | 'string' | 'name' | 'value' | 'continued'
type Token = { kind?: Kind; text: string }
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
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? []
    if (kind === 'json') for (const token of tokensOf(text, 'json')) add(token)
    else if (isKind(kind)) add({ kind, text })
  }
  if (end < code.length) add({ text: code.slice(end) })
  return tokens
}

const isKind = (kind: string | undefined): kind is Kind =>
  kind === 'comment' || kind === 'string' || kind === 'name' || kind === 'value' || kind === 'continued'
