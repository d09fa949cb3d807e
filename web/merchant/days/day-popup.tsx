import type { RefObject } from 'react'
import { Popup } from '../../ui/app/popup.tsx'
import { Calendar } from './calendar.tsx'

type DayPopupProps = {
  label: string
  anchor: RefObject<HTMLInputElement | null>
  /** In the contract's format; anything else is no day. */
  day: string
  onPick: (day: string) => void
  onClose: () => void
}

export const DayPopup = ({ label, anchor, day, onPick, onClose }: DayPopupProps) => (
  <Popup title={label} isTitleHidden anchor={anchor} onClose={onClose}>
    <Calendar days={{ from: day, to: day }} isOneDayAhead onChoose={({ from }) => onPick(from)} />
  </Popup>
)
