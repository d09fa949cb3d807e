import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import type { Column } from './column.ts'
import { SELECT_WIDTH } from './select-cell.tsx'

type SelectAll = { isSelected: boolean; isPartly: boolean; onToggle: () => void }
type HeadingsProps<Row> = {
  columns: readonly Column<Row>[]
  /** In rem, by the id of the column. */
  widths: Map<string, number>
  usualSort: string
  all?: SelectAll
}

/** The head of a list: sorted by the URL, so that a shared link shows the same order. */
export function Headings<Row>({ columns, widths, usualSort, all }: HeadingsProps<Row>) {
  return (
    <tr aria-rowindex={1}>
      {all && (
        <th scope="col" data-select style={{ width: `${SELECT_WIDTH}rem` }}>
          <SelectAllBox {...all} />
        </th>
      )}
      {columns.map((column) => (
        <Heading key={column.id} column={column} width={widths.get(column.id)} usualSort={usualSort} />
      ))}
    </tr>
  )
}

const directions = { ascending: ArrowUp, descending: ArrowDown }

type HeadingProps<Row> = { column: Column<Row>; width: number | undefined; usualSort: string }

function Heading<Row>({ column, width, usualSort }: HeadingProps<Row>) {
  const { id, name, isNumber, sort } = column
  const { params, change } = useUrlParams()
  const current = params.get('sort') ?? usualSort
  const sorted = current === sort ? 'ascending' : current === `-${sort}` ? 'descending' : undefined
  const Arrow = directions[sorted ?? 'descending']

  function toggle() {
    const next = sorted === 'descending' ? sort : `-${sort}`
    change({ sort: next === usualSort ? '' : next })
  }

  return (
    <th
      scope="col"
      className={isNumber ? 'number' : undefined}
      data-cell={id}
      style={{ width: `${width}rem` }}
      aria-sort={sorted}
    >
      {sort ? (
        <button type="button" data-sorted={sorted} onClick={toggle}>
          {name}
          <Arrow aria-hidden size={13} />
        </button>
      ) : (
        <HeadingText name={name} width={width} />
      )}
    </th>
  )
}

/** A name that would be cut off says nothing to those who see it. */
const HeadingText = ({ name, width = 0 }: { name: string; width: number | undefined }) =>
  width < TOO_NARROW_REM ? <VisuallyHidden>{name}</VisuallyHidden> : name

const TOO_NARROW_REM = 4

function SelectAllBox({ isSelected, isPartly, onToggle }: SelectAll) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isSelected
  }, [isPartly, isSelected])
  return (
    <label className="select-box">
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all loaded rows"
        checked={isSelected}
        onChange={onToggle}
      />
      <span aria-hidden>All loaded rows</span>
    </label>
  )
}
