/** A piece of a line: plain text, or pieces set bold or italic. */
export type Inline = string | { mark: 'bold' | 'italic'; content: Inline[] }

type Open = { mark: 'bold' | 'italic'; delimiter: string; content: Inline[] }

const DELIMITER = /(\*{1,3}|_)/

/**
 * Reads `**bold**`, `*italic*` and `_italic_`. An unmatched delimiter stays text.
 * Runs in linear time: each piece is read once and moved at most twice.
 */
export function parseInline(text: string): Inline[] {
  const result: Inline[] = []
  const open: Open[] = []
  const innermost = () => open.at(-1)?.content ?? result

  // Delimiters that were never closed, and their content, become part of the outer piece.
  function giveUp(unclosed: Open[]) {
    for (const { delimiter, content } of unclosed)
      for (const piece of [delimiter, ...content]) add(innermost(), piece)
  }

  function toggle(delimiter: string, { opens, closes }: { opens: boolean; closes: boolean }) {
    const at = closes ? open.findIndex((opened) => opened.delimiter === delimiter) : -1
    if (at !== -1) {
      giveUp(open.splice(at + 1))
      const closed = open.pop()
      if (closed) add(innermost(), { mark: closed.mark, content: closed.content })
    } else if (opens && !open.some((opened) => opened.delimiter === delimiter)) {
      open.push({ mark: delimiter === '**' ? 'bold' : 'italic', delimiter, content: [] })
    } else add(innermost(), delimiter)
  }

  const pieces = text.split(DELIMITER)
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 0) {
      if (piece !== '') add(innermost(), piece)
      continue
    }
    const before = pieces[at - 1]?.at(-1) ?? ''
    const after = pieces[at + 1]?.at(0) ?? ''
    const sides = {
      opens: /\S/.test(after) && !(piece === '_' && /\w/.test(before)),
      closes: /\S/.test(before) && !(piece === '_' && /\w/.test(after)),
    }
    for (const delimiter of split(piece, open.at(-1)?.delimiter)) toggle(delimiter, sides)
  }

  giveUp(open.splice(0))
  return result
}

// Three asterisks are two delimiters; the last one opened closes first.
function split(run: string, lastOpened: string | undefined): string[] {
  if (run !== '***') return [run]
  return lastOpened === '*' ? ['*', '**'] : ['**', '*']
}

/** Text after text is one piece. */
function add(content: Inline[], piece: Inline) {
  const last = content.at(-1)
  if (typeof last === 'string' && typeof piece === 'string') content[content.length - 1] = last + piece
  else content.push(piece)
}
