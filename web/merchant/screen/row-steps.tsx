import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom'
import { Boundary } from '../../ui/boundary.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { formatCount } from '../format/count.ts'
import { NEXT_ROW_ID, PREVIOUS_ROW_ID } from '../keyboard/shortcut-table.ts'
import { useSingleKeys } from '../keyboard/single-keys.ts'

/** What a list passes to the panel beside it, as the context of its outlet. `total` includes rows not yet loaded. */
export type RowsBeside = () => { ids: string[]; total: number }

type RowStepsProps = { id: string; pathTo: (id: string) => string }

/** Where the open row is in its list, with buttons to the previous and the next row. */
export function RowSteps(props: RowStepsProps) {
  return (
    // The list itself reports a response that could not be shown.
    <Boundary resetKey={props.id} failure={() => null}>
      <Steps {...props} />
    </Boundary>
  )
}

function Steps({ id, pathTo }: RowStepsProps) {
  const { ids, total } = useOutletContext<RowsBeside>()()
  const { search } = useLocation()
  const navigate = useNavigate()
  const index = ids.indexOf(id)
  useRowInView(id)
  if (index === -1) return null

  /** Replaces the history entry: Back leads out of the panel, not through the rows. */
  function step(by: 1 | -1) {
    // By the address: a key pressed again arrives before the panel has followed.
    const to = ids[ids.findIndex((rowId) => pathTo(rowId) === window.location.pathname) + by]
    if (to === undefined) return
    void navigate(pathTo(to) + search, { replace: true, state: { inPlace: true } })
  }

  return (
    <div className="tnum flex flex-[1_0_auto] items-center justify-end text-muted text-xs/body">
      <span
        className="me-1.5"
        aria-live="polite"
      >{`${formatCount(index + 1)} of ${formatCount(total)}`}</span>
      <Step
        id={PREVIOUS_ROW_ID}
        label="Previous row"
        keys="K"
        icon={ChevronUp}
        isAtEnd={index === 0}
        onStep={() => step(-1)}
      />
      <Step
        id={NEXT_ROW_ID}
        label="Next row"
        keys="J"
        icon={ChevronDown}
        isAtEnd={index === ids.length - 1}
        onStep={() => step(1)}
      />
    </div>
  )
}

type StepProps = {
  id: string
  label: string
  keys: string
  icon: typeof ChevronUp
  isAtEnd: boolean
  onStep: () => void
}

function Step({ id, label, keys, icon, isAtEnd, onStep }: StepProps) {
  const areKeysOn = useSingleKeys()
  return (
    <IconButton
      id={id}
      label={label}
      icon={icon}
      iconSize={18}
      aria-disabled={isAtEnd}
      aria-keyshortcuts={areKeysOn ? keys : undefined}
      title={areKeysOn ? `${label} (${keys})` : label}
      onClick={onStep}
    />
  )
}

/** The list follows, and so loads its next rows in time. */
function useRowInView(id: string) {
  const shownId = useRef(id)
  useEffect(() => {
    if (shownId.current === id) return
    shownId.current = id
    document
      .querySelector('.row-link[aria-current="page"]')
      ?.closest('tr')
      ?.scrollIntoView({ block: 'nearest' })
  }, [id])
}
