import { Popover } from '@base-ui/react/popover'
import type { RefObject } from 'react'
import { Calendar } from './calendar.tsx'
import '../dialogs/popup.css'

type DayPopupProps = {
  label: string
  anchor: RefObject<HTMLInputElement | null>
  /** In the contract's format; anything else is no day. */
  day: string
  onPick: (day: string) => void
  onClose: () => void
}

export const DayPopup = ({ label, anchor, day, onPick, onClose }: DayPopupProps) => (
  <Popover.Root open onOpenChange={(open) => open || onClose()}>
    <Popover.Portal>
      <Popover.Positioner className="menu-layer" anchor={anchor} sideOffset={6} align="start">
        <Popover.Popup className="popup" finalFocus={anchor}>
          <Popover.Title className="visually-hidden">{label}</Popover.Title>
          <Calendar days={{ from: day, to: day }} isOneDayAhead onChoose={({ from }) => onPick(from)} />
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
)
