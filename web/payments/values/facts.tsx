import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/copy/copy-button.tsx'

/** One row of a definition list: the name on the left, the value on the right. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

export const Copyable = ({ text, what }: { text: string; what: string }) => (
  <>
    <span className="mono">{text}</span>
    <CopyButton text={text} what={what} />
  </>
)
