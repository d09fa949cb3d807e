import { Popover } from '@base-ui/react/popover'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { closePopup } from '../dialogs/close-popup.ts'
import type { Column } from './column.ts'
import { useChosenColumns, useDensity } from './table-settings.ts'
import '../dialogs/popup.css'

/** What the popup needs of a column, whatever its rows are. */
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
    <Popover.Root open onOpenChange={closePopup(anchor, onClose)}>
      <Popover.Portal>
        <Popover.Positioner className="menu-layer" anchor={anchor} sideOffset={6} align="end">
          <Popover.Popup className="popup" finalFocus={anchor}>
            <Popover.Title className="popup-title">Columns</Popover.Title>
            <fieldset className="choices">
              <legend className="visually-hidden">Columns</legend>
              {columns
                .filter(({ isOptional }) => isOptional)
                .map(({ id, name }) => (
                  <label key={id}>
                    <input
                      type="checkbox"
                      checked={chosen[id] ?? false}
                      onChange={({ target }) => choose(id, target.checked)}
                    />
                    <span>{name}</span>
                  </label>
                ))}
            </fieldset>
            <p className="popup-title">Rows</p>
            <div className="choices">
              <label>
                <input
                  type="checkbox"
                  checked={isCompact}
                  onChange={({ target }) => setCompact(target.checked)}
                />
                Compact rows
              </label>
            </div>
            <div className="popup-foot">
              <Button variant="quiet" size="sm" onClick={reset}>
                Reset columns
              </Button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
