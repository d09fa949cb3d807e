import { Quote } from '../../ui/app/quote.tsx'
import { CopyButton } from '../../ui/copy/copy-button.tsx'
import type { Elements } from '../../ui/elements.ts'

type ReadyTextProps = {
  label: string
  text: string
  /** The name of the text: "message for the customer". */
  name: string
  children?: Elements
}

/** A text for somebody, in a drawer. */
export const ReadyText = ({ label, text, name, children }: ReadyTextProps) => (
  <div className="mx-4 mb-4">
    <Quote copy={<CopyButton text={text} name={name} />}>
      <p>
        <span className="block text-muted text-xs/body">{label}</span>
        <span>{text}</span>
      </p>
      {children}
    </Quote>
  </div>
)
