import type { CodeLanguage } from './highlight.ts'
import { tokensOf } from './highlight.ts'

/** Characters that fit on a line of a phone. */
const LINE = 34

/** Code with its strings, names, values and comments coloured. */
export function ColouredCode({ code, language }: { code: string; language: CodeLanguage }) {
  return tokensOf(code, language).map(({ kind, text }, at) => {
    if (!kind) return text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the code never changes
      <span key={at} className={breaksInPlace(kind, text) ? `${kind} long` : kind}>
        {text}
      </span>
    )
  })
}

/** A long token or a string of words, which would leave the rest of its line empty if it moved to the next one. */
const breaksInPlace = (kind: string, text: string) =>
  text.length > LINE || (kind === 'string' && text.includes(' '))
