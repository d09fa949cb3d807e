import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'

/** The actions of a row on a phone, behind one button. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="row-menu">
      <button
        type="button"
        className="icon-button"
        aria-label={`Actions of ${name}`}
        popoverTarget={id}
        data-focus-target
      >
        <EllipsisVertical aria-hidden size={18} />
      </button>
      <div id={id} popover="auto">
        <b>{name}</b>
        {children}
      </div>
    </div>
  )
}
