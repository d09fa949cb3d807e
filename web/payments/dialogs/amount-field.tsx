import type { ComponentProps, FormEvent } from 'react'
import { TextField } from '../../ui/field/field.tsx'
import { groupRupees } from '../values/rupees.ts'

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'prefix' | 'inputMode' | 'onInput'>

/** An amount in rupees, with the sign in front, grouped the Indian way while it is typed. */
export function AmountField({ defaultValue, ...field }: AmountFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...field}
      {...(defaultValue !== undefined && { defaultValue: groupRupees(String(defaultValue)) })}
      prefix="₹"
      inputMode="decimal"
      onInput={group}
    />
  )
}

function group({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const { value } = input
  const grouped = groupRupees(value)
  if (grouped === value) return
  const caret = input.selectionStart ?? value.length
  const before = value.slice(0, caret).replaceAll(',', '').length
  input.value = grouped
  const place = placeAfter(grouped, before)
  input.setSelectionRange(place, place)
}

/** Behind as many digits as before: separators come and go in front of it. */
function placeAfter(text: string, characters: number): number {
  let place = 0
  for (let seen = 0; seen < characters && place < text.length; place += 1) if (text[place] !== ',') seen += 1
  return place
}
