import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import type { Column } from './column.ts'

const directions = { ascending: ArrowUp, descending: ArrowDown }

type HeadingProps<Row> = { column: Column<Row>; width: number | undefined; usualSort: string }

/** Sorted by the URL, so that a shared link shows the same order. */
export function Heading<Row>({ column, width, usualSort }: HeadingProps<Row>) {
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

type SelectAllBoxProps = { areAllSet: boolean; areSomeSet: boolean; toggleAll: () => void }

export function SelectAllBox({ areAllSet, areSomeSet, toggleAll }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = areSomeSet
  }, [areSomeSet])
  return (
    <label className="select-box">
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all loaded rows"
        checked={areAllSet}
        onChange={toggleAll}
      />
      <span aria-hidden>All loaded rows</span>
    </label>
  )
}
