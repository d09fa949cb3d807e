import { proxy } from 'valtio/vanilla'

/** Whether the rows of a list on a phone have checkboxes, which would otherwise take room from every row. */
export const selecting = proxy({ isOn: false })
