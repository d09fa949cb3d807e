import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useUrlParams } from './url-params.ts'

type FiltersProps = { names: readonly string[]; children: ReactNode }

/** The filters of a list. On a phone they collapse into one button, which shows how many are set. */
export function Filters({ names, children }: FiltersProps) {
  const { params } = useUrlParams()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const count = names.filter((name) => params.get(name)).length
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="filters-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={16} />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <div id={id} className="filters" data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
