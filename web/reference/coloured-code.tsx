import type { CodeLanguage } from './highlight.ts'
import { tokensOf } from './highlight.ts'

/** Short elements instead of classes, since a page has thousands of them; the style sheet gives their look. */
const elements = { comment: 'small', string: 'i', name: 'b', value: 'var' } as const

/** Characters that fit on a line of the widest samples: a longer token has to break, and does so in place. */
const LINE = 48

/** Code with its strings, names, values and comments coloured. */
export function ColouredCode({ code, language }: { code: string; language: CodeLanguage }) {
  return tokensOf(code, language).map(({ kind, text }, at) => {
    if (!kind) return text
    const Element = text.length > LINE ? 'em' : elements[kind]
    // biome-ignore lint/suspicious/noArrayIndexKey: the code never changes
    return <Element key={at}>{text}</Element>
  })
}
