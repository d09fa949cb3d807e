import { ListChecks } from 'lucide-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { selecting } from './selecting.ts'
import './select-rows.css'

/** On a phone, shows the checkboxes of the rows; wider lists always have them. */
export function SelectRows() {
  const { isOn } = useSnapshot(selecting)
  useEffect(() => stop, [])
  return (
    <button
      type="button"
      className="icon-button select-rows"
      aria-label="Select rows"
      aria-pressed={isOn}
      onClick={() => {
        selecting.isOn = !isOn
      }}
    >
      <ListChecks aria-hidden size={18} />
    </button>
  )
}

/** Another list starts without checkboxes. */
function stop() {
  selecting.isOn = false
}
