import type { RefObject } from 'react'
import { Choice, Popup, PopupHeading } from '../../ui/app/popup.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from './column.ts'
import { useChosenColumns, useDensity } from './table-settings.ts'

/** The part of a column that the popup needs, for any kind of row. */
type Named = Pick<Column<never>, 'id' | 'name' | 'isOptional'>

type OptionsPopupProps = {
  list: string
  columns: readonly Named[]
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function OptionsPopup({ list, columns, anchor, onClose }: OptionsPopupProps) {
  const { chosen, choose, reset } = useChosenColumns(list, columns)
  const { isCompact, setCompact } = useDensity()

  return (
    <Popup
      title="Columns"
      anchor={anchor}
      align="end"
      onClose={onClose}
      footer={
        <Button variant="quiet" size="sm" className="-ms-2" onClick={reset}>
          Reset columns
        </Button>
      }
    >
      <fieldset>
        <legend className="sr-only">Columns</legend>
        {columns
          .filter(({ isOptional }) => isOptional)
          .map(({ id, name }) => (
            <Choice
              key={id}
              type="checkbox"
              checked={chosen[id] ?? false}
              onChange={({ target }) => choose(id, target.checked)}
            >
              {name}
            </Choice>
          ))}
      </fieldset>
      <PopupHeading>Rows</PopupHeading>
      <Choice type="checkbox" checked={isCompact} onChange={({ target }) => setCompact(target.checked)}>
        Compact rows
      </Choice>
    </Popup>
  )
}
