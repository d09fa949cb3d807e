import type { ComponentProps, KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { Input } from '../../ui/app/input.tsx'

type TypedInputProps = Pick<ComponentProps<typeof Input>, 'inputMode' | 'placeholder' | 'prefix'> & {
  label: string
  value: string
  /** Why a text cannot be applied. */
  problemOf: (text: string) => string | null
  onApply: (text: string) => void
}

/** A value of a filter, applied on blur or Enter, since half a date or amount is another one. */
export function TypedInput({ label, value, problemOf, onApply, prefix, ...rest }: TypedInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const errorId = useId()
  const text = typed?.trim() ?? value
  const problem = typed === null || text === '' ? null : problemOf(text)

  function apply() {
    if (problem !== null) return
    setTyped(null)
    if (text !== value) onApply(text)
  }

  function press({ key }: KeyboardEvent) {
    if (key === 'Enter') apply()
  }

  return (
    <label className="grid w-32 min-w-0 flex-1 content-start gap-1 text-muted text-xs/body">
      <span>{label}</span>
      <span className="relative grid">
        {prefix && (
          <span aria-hidden className="absolute inset-y-0 start-3 grid place-items-center">
            {prefix}
          </span>
        )}
        <Input
          {...rest}
          size="sm"
          className={prefix && 'ps-6.5'}
          autoComplete="off"
          value={typed ?? value}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : errorId}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
          onKeyDown={press}
        />
      </span>
      {problem !== null && (
        <span id={errorId} className="text-danger">
          {problem}
        </span>
      )}
    </label>
  )
}
