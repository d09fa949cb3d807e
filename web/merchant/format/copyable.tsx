import type { ComponentProps } from 'react'
import { CopyButton } from '../../ui/copy/copy-button.tsx'

type CopyableProps = ComponentProps<typeof CopyButton> & {
  /** Its button lies above the row's link, and is shown on demand: a column of icons would distract from the values. */
  isInRow?: boolean
}

/** An id, an RRN or a UTR with its copy button, in a fact or in a row. */
export const Copyable = ({ isInRow = false, ...props }: CopyableProps) => (
  <span className={isInRow ? '-my-2 inline-flex items-center' : undefined}>
    <span className="wrap-anywhere font-mono text-xs/body" translate="no">
      {props.text}
    </span>
    <CopyButton
      {...props}
      {...(isInRow && {
        size: 'sm',
        className: 'relative z-1 [@media(hover:hover)]:not-in-[tr:hover]:not-in-[tr:focus-within]:opacity-0',
      })}
    />
  </span>
)
