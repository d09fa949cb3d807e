import type { ChangeEvent } from 'react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { formatDay } from '../format/ist.ts'
import { writtenDay } from '../format/written-day.ts'

const DayPopup = lazyPart(() => import('./day-popup.tsx'), 'DayPopup')

type DayFieldProps = { label: string; name: string; defaultValue: string; error: string | undefined }

/**
 * A day in a form, typed as people write it in India or picked. The form's value is in the contract's format
 * (`2026-11-21`), or what was typed if that is no day. A native date field would show it in the browser's own format.
 */
export function DayField({ label, name, defaultValue, error }: DayFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState(defaultValue)
  const hidden = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)

  function note({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = target.value.trim()
    const next = writtenDay(typed) ?? typed
    setValue(next)
    // At once: the form reads all of its values in the same event.
    if (hidden.current) hidden.current.value = next
  }

  function pick(day: string) {
    setOpen(false)
    if (day && field.current) type(field.current, formatDay(day))
  }

  return (
    <>
      <input ref={hidden} type="hidden" name={name} value={value} readOnly />
      <TextField
        ref={field}
        label={label}
        defaultValue={writtenDay(defaultValue) ? formatDay(defaultValue) : defaultValue}
        placeholder="e.g. 21 Nov 2026"
        autoComplete="off"
        error={error}
        action={{ label: 'Pick', onClick: () => setOpen(!isOpen) }}
        onChange={note}
      />
      <Suspense>
        {isOpen && (
          <DayPopup label={label} anchor={field} day={value} onPick={pick} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

/** As if it had been typed, so that the form keeps it like any other change. */
function type(field: HTMLInputElement, text: string) {
  // React ignores an event if the value was set through the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
