/** The width of the column of checkboxes, in rem. */
export const SELECT_WIDTH = 2.5

type SelectCellProps = { name: string; isSelected: boolean; onToggle: (event: unknown) => void }

/** With Shift, it selects every row from the last one that was selected. */
export const SelectCell = ({ name, isSelected, onToggle }: SelectCellProps) => (
  <td data-select>
    <label className="select-box">
      <input type="checkbox" aria-label={`Select ${name}`} checked={isSelected} onChange={onToggle} />
    </label>
  </td>
)
