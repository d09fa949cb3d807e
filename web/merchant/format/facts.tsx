import type { ComponentProps, ReactNode } from 'react'
import { CopyButton } from '../../ui/copy/copy-button.tsx'

/** One row of a definition list: the name on the left, the value on the right. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** An id, an RRN or a UTR with its copy button, in a fact or in a row. */
export const Copyable = (props: ComponentProps<typeof CopyButton>) => (
  <span className="copied">
    <span className="mono" translate="no">
      {props.text}
    </span>
    <CopyButton {...props} />
  </span>
)
