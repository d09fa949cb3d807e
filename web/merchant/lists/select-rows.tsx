import { ListChecks } from 'lucide-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'

/** Whether the rows of a list on a phone have checkboxes, which would otherwise take room from every row. */
export const selecting = proxy({ isOn: false })

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
