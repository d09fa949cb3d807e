import type { ReactNode } from 'react'
import { Fragment } from 'react'
import type { Inline } from './inline-markup.ts'
import type { Block } from './markup.ts'

type MarkedUpTextProps = {
  blocks: Block[]
  /** The id for the heading that is the `at`th block. */
  idOf: (at: number) => string
}

/** Renders parsed text as React elements, so that nothing in it is interpreted as HTML. */
export function MarkedUpText({ blocks, idOf }: MarkedUpTextProps) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes once it is there.
    <Fragment key={at}>{draw(block, idOf(at))}</Fragment>
  ))
}

/** The text without formatting, for a table of contents. */
export function plainText(content: Inline[]): string {
  return content.map((piece) => (typeof piece === 'string' ? piece : plainText(piece.content))).join('')
}

function draw(block: Block, id: string): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[block.level - 1] ?? 'h6'
      return (
        <Heading id={id} className={block.level === 1 ? 'mt-7 text-2xl' : 'mt-3 font-heading text-lg/body'}>
          {block.content.map(drawInline)}
        </Heading>
      )
    }
    case 'paragraph':
      return <p>{block.content.map(drawInline)}</p>
    case 'bullets':
      return <ul className={`${listLook} list-disc`}>{block.items.map(drawItem)}</ul>
    case 'numbers':
      return (
        <ol className={`${listLook} list-decimal`} start={block.start}>
          {block.items.map(drawItem)}
        </ol>
      )
  }
}

/** A list in the text of a legal page. */
export const listLook = 'grid gap-1.5 pl-[1.65em] marker:text-muted'

// The page title is the h1.
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

const drawItem = (content: Inline[], at: number) => <li key={at}>{content.map(drawInline)}</li>

function drawInline(piece: Inline, at: number): ReactNode {
  if (typeof piece === 'string') return piece
  const content = piece.content.map(drawInline)
  return piece.mark === 'bold' ? <strong key={at}>{content}</strong> : <em key={at}>{content}</em>
}
