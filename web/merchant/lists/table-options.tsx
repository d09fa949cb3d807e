import { Columns3Cog } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { ToolLabel, toolLook } from '../../ui/app/toolbar.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import type { List } from './list.ts'

const OptionsPopup = lazyPart(() => import('./options-popup.tsx'), 'OptionsPopup')

type TableOptionsProps<Row> = { list: Pick<List<Row, never>, 'id' | 'columns' | 'ownColumns'> }

/** Which columns a list shows, and how high its rows are. */
export function TableOptions<Row>({ list }: TableOptionsProps<Row>) {
  const columns = useShowsMerchant() ? list.columns : list.ownColumns
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${toolLook} max-sm:hidden`}
        aria-label="Columns and density"
        title="Columns and density"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={OptionsPopup.preload}
        onFocus={OptionsPopup.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <ToolLabel icon={Columns3Cog}>Columns</ToolLabel>
      </button>
      <Suspense>
        {isOpen && (
          <OptionsPopup list={list.id} columns={columns} anchor={button} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
