import type { ComponentProps, FormEvent } from 'react'
import { TextField } from '../../ui/field/field.tsx'
import { groupRupees } from '../format/rupees.ts'

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
  const digits = value.slice(0, caret).replaceAll(',', '').length
  input.value = grouped
  const newCaret = caretAfter(grouped, digits)
  input.setSelectionRange(newCaret, newCaret)
}

/** Behind as many digits as before: separators come and go in front of it. */
function caretAfter(amount: string, digits: number): number {
  let caret = 0
  for (let passed = 0; passed < digits && caret < amount.length; caret += 1)
    if (amount[caret] !== ',') passed += 1
  return caret
}
