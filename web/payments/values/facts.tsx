import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'

/** One line of a definition list: a name on the left, what holds on the right. */
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
