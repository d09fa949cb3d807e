import { useState } from 'react'
import { useUrlParams } from '../screen/url-params.ts'
import { AmountsEditor } from './amounts-editor.tsx'
import { DaysEditor } from './days-editor.tsx'
import type { ChoiceFilter, Filter, FilterValues } from './filter.ts'
import { chosenOf } from './filter.ts'

type FilterEditorProps = { filter: Filter; values: FilterValues }

/** The controls of one filter, which apply as they are used. */
export function FilterEditor({ filter, values }: FilterEditorProps) {
  if (filter.kind === 'days') return <DaysEditor values={values} />
  if (filter.kind === 'amounts') return <AmountsEditor />
  if (filter.kind === 'set-elsewhere') return null
  return <ChoicesEditor filter={filter} values={values} />
}

function ChoicesEditor({ filter, values }: { filter: ChoiceFilter; values: FilterValues }) {
  const { change } = useUrlParams()
  const { label, kind, choices, params } = filter
  const [name = ''] = params
  const given = chosenOf(filter, values)
  // Shown at once: the rows may take a while to follow.
  const [shown, setShown] = useState({ given, chosen: given })
  if (shown.given.join() !== given.join()) setShown({ given, chosen: given })
  const { chosen } = shown
  const isSingle = kind === 'choice'
  const isChecked = (value: string) => (value === '' ? chosen.length === 0 : chosen.includes(value))

  function toggle(value: string, isChosen: boolean) {
    const next = choices
      .map(([each]) => each)
      .filter((each) => each !== '' && (each === value ? isChosen : !isSingle && chosen.includes(each)))
    setShown({ given, chosen: next })
    change({ [name]: next.join(',') })
  }

  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={`filter-${name}`}
            checked={isChecked(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
