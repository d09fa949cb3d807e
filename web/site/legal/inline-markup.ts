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

  // An opened delimiter that was never closed: it and its content become part of the outer piece.
  function giveUp({ delimiter, content }: Open) {
    const outer = innermost()
    outer.push(delimiter)
    for (const piece of content) outer.push(piece)
  }

  function toggle(delimiter: string, { opens, closes }: { opens: boolean; closes: boolean }) {
    const at = closes ? open.findIndex((opened) => opened.delimiter === delimiter) : -1
    if (at !== -1) {
      while (open.length > at + 1) {
        const unclosed = open.pop()
        if (unclosed) giveUp(unclosed)
      }
      const closed = open.pop()
      if (closed) innermost().push({ mark: closed.mark, content: merge(closed.content) })
    } else if (opens && !open.some((opened) => opened.delimiter === delimiter)) {
      open.push({ mark: delimiter === '**' ? 'bold' : 'italic', delimiter, content: [] })
    } else innermost().push(delimiter)
  }

  const pieces = text.split(DELIMITER)
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 0) {
      if (piece !== '') innermost().push(piece)
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

  while (open.length > 0) {
    const unclosed = open.pop()
    if (unclosed) giveUp(unclosed)
  }
  return merge(result)
}

// Three asterisks are two delimiters; the last one opened closes first.
function split(run: string, lastOpened: string | undefined): string[] {
  if (run !== '***') return [run]
  return lastOpened === '*' ? ['*', '**'] : ['**', '*']
}

function merge(pieces: Inline[]): Inline[] {
  const merged: Inline[] = []
  let text: string[] = []
  const flush = () => {
    if (text.length > 0) merged.push(text.join(''))
    text = []
  }
  for (const piece of pieces) {
    if (typeof piece === 'string') text.push(piece)
    else {
      flush()
      merged.push(piece)
    }
  }
  flush()
  return merged
}
