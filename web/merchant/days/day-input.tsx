import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { Input } from '../../ui/app/input.tsx'
import { formatDay } from '../format/ist.ts'
import { writtenDay } from '../format/written-day.ts'

type DayInputProps = { label: string; day: string; onChange: (day: string) => void }

/** A day as people write it in India. Applied on blur or Enter, since half a date is no date. */
export function DayInput({ label, day, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const errorId = useId()
  const text = typed ?? (day && formatDay(day))
  const isInvalid = typed !== null && typed.trim() !== '' && writtenDay(typed.trim()) === null

  function apply() {
    if (typed === null || isInvalid) return
    const next = writtenDay(typed.trim()) ?? ''
    setTyped(null)
    if (next !== day) onChange(next)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') apply()
  }

  return (
    <label className="grid w-32 min-w-0 flex-1 content-start gap-1 text-muted text-xs/body">
      <span>{label}</span>
      <Input
        size="sm"
        autoComplete="off"
        placeholder="21 Nov 2026"
        value={text}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={press}
      />
      {isInvalid && (
        <span id={errorId} className="text-danger">
          Enter a day such as 21 Nov 2026.
        </span>
      )}
    </label>
  )
}
