import { CopyButton } from '../../ui/copy/copy-button.tsx'

/** An id, an RRN or a UTR in a row, with its copy button. */
export const Reference = ({ text, what }: { text: string; what: string }) => (
  <span className="copied">
    <span className="mono">{text}</span>
    <CopyButton text={text} what={what} />
  </span>
)
