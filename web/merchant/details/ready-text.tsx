import { CopyButton } from '../../ui/copy/copy-button.tsx'
import type { Elements } from '../../ui/elements.ts'
import './ready-text.css'

type ReadyTextProps = {
  label: string
  text: string
  /** What is copied: "message for the customer". */
  what: string
  children?: Elements
}

/** A text that is ready to be sent, with a button that copies it. */
export const ReadyText = ({ label, text, what, children }: ReadyTextProps) => (
  <div className="ready-text">
    <div>
      <p>
        <span>{label}</span>
        <span>{text}</span>
      </p>
      {children}
    </div>
    <CopyButton text={text} what={what} />
  </div>
)
