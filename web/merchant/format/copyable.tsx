import type { ComponentProps } from 'react'
import { CopyButton } from '../../ui/copy/copy-button.tsx'

/** An id, an RRN or a UTR with its copy button, in a fact or in a row. */
export const Copyable = (props: ComponentProps<typeof CopyButton>) => (
  <span className="copied">
    <span className="mono" translate="no">
      {props.text}
    </span>
    <CopyButton {...props} />
  </span>
)
