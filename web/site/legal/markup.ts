import type { Inline } from './inline-markup.ts'
import { parseInline } from './inline-markup.ts'

export type Block =
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'bullets'; items: Inline[][] }
  | { kind: 'numbers'; start: number; items: Inline[][] }

type Draft =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'bullets' | 'numbers'; start: number; items: string[][] }

// The rest of the line is matched in one step, without backtracking.
const HEADING = /^(#{1,6})\s(.*)$/s
const BULLET = /^\s{0,8}[-*•]\s(.*)$/s
const NUMBER = /^\s{0,8}(\d{1,9})[.)]\s(.*)$/s

/**
 * Reads text with headings (`#`), bullet and numbered lists, bold and italic, line by line in linear time.
 * Everything else, HTML included, is text.
 */
export function parseMarkup(text: string): Block[] {
  const drafts: Draft[] = []
  let current: Draft | undefined

  function begin(draft: Draft) {
    drafts.push(draft)
    current = draft
  }

  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const content = line.trimEnd()
    if (content === '') {
      current = undefined
      continue
    }
    const heading = HEADING.exec(content)
    const bullet = heading ? null : BULLET.exec(content)
    const number = heading || bullet ? null : NUMBER.exec(content)
    const item = (bullet?.[1] ?? number?.[2])?.trimStart()

    if (heading) {
      begin({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2]?.trimStart() ?? '' })
      current = undefined
    } else if (item !== undefined) {
      const kind = bullet ? 'bullets' : 'numbers'
      const last = drafts.at(-1)
      // A blank line between two items does not end their list.
      if (last?.kind === kind) {
        last.items.push([item])
        current = last
      } else begin({ kind, start: Number(number?.[1] ?? 1), items: [[item]] })
    } else if (current?.kind === 'bullets' || current?.kind === 'numbers') {
      current.items.at(-1)?.push(content.trimStart())
    } else if (current?.kind === 'paragraph') current.lines.push(content.trimStart())
    else begin({ kind: 'paragraph', lines: [content.trimStart()] })
  }
  return drafts.map(finish)
}

function finish(draft: Draft): Block {
  switch (draft.kind) {
    case 'heading':
      return { kind: 'heading', level: draft.level, content: parseInline(draft.text) }
    case 'paragraph':
      return { kind: 'paragraph', content: parseInline(draft.lines.join(' ')) }
    default: {
      const items = draft.items.map((lines) => parseInline(lines.join(' ')))
      return draft.kind === 'bullets'
        ? { kind: 'bullets', items }
        : { kind: 'numbers', start: draft.start, items }
    }
  }
}
