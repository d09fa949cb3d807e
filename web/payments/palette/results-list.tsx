import { Check } from 'lucide-react'
import { KeyCaps } from '../keyboard/key-caps.tsx'
import { useSingleKeys } from '../keyboard/single-keys.ts'
import type { Entry, Group } from './entry.ts'

type ResultsProps = {
  id: string
  groups: Group[]
  /** The index among all entries. */
  marked: number
  onMark: (place: number) => void
  onChoose: (entry: Entry) => void
}

export const optionId = (place: number) => `palette-option-${place}`

export function Results({ id, groups, marked, onMark, onChoose }: ResultsProps) {
  const entries = groups.flatMap((group) => group.entries)
  return (
    <div
      id={id}
      className="palette-results"
      role="listbox"
      aria-label="Results"
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
        <div key={group.name} role="group" aria-label={group.name}>
          <div className="palette-group" aria-hidden>
            {group.name}
          </div>
          {group.entries.map((entry) => {
            const place = entries.indexOf(entry)
            return (
              <Option
                key={entry.id}
                entry={entry}
                place={place}
                isMarked={place === marked}
                onMark={onMark}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = Pick<ResultsProps, 'onMark' | 'onChoose'> & {
  entry: Entry
  place: number
  isMarked: boolean
}

function Option({ entry, place, isMarked, onMark, onChoose }: OptionProps) {
  const { name, detail, icon: Icon, keys, isChosen = false } = entry
  const areOn = useSingleKeys()
  return (
    // The input has the focus and handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: marked by aria-activedescendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does it.
    <div
      ref={isMarked ? showInList : undefined}
      id={optionId(place)}
      role="option"
      aria-selected={isMarked}
      onPointerMove={() => isMarked || onMark(place)}
      onClick={() => onChoose(entry)}
    >
      <Icon aria-hidden size={16} />
      <span>
        {name}
        {detail && <small>{detail}</small>}
      </span>
      {isChosen && (
        <small>
          <Check aria-hidden size={14} /> in use
        </small>
      )}
      {keys && areOn && <KeyCaps shortcut={keys} />}
    </div>
  )
}

const showInList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
