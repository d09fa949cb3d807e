import type { Elements } from '../elements.ts'

type QuoteProps = { copy: Elements; children: Elements }

/** A text that is ready to be sent, with a button that copies it. */
export const Quote = ({ copy, children }: QuoteProps) => (
  <div className="line-l-2 wrap-anywhere flex items-start gap-2 border-l-marigold bg-paper py-2.5 ps-3.5 pe-1">
    <div className="grid min-w-0 flex-1 justify-items-start gap-2">{children}</div>
    {copy}
  </div>
)
