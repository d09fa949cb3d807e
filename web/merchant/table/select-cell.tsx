/** The width of the column of checkboxes, in rem. */
export const SELECT_WIDTH = 2.5

type SelectCellProps = {
  name: string
  isSelected: boolean
  onSelect: (isSelected: boolean, withShift: boolean) => void
}

/** With Shift, it selects every row from the last one that was selected. */
export const SelectCell = ({ name, isSelected, onSelect }: SelectCellProps) => (
  <td data-select>
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected}
        // React reports the click on a checkbox as its change.
        onChange={({ target, nativeEvent }) =>
          onSelect(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  </td>
)
