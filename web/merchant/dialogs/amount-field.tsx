import type { ComponentProps, FormEvent } from 'react'
import { useRef } from 'react'
import { TextField } from '../../ui/field/field.tsx'
import { groupRupees, isGrouped } from '../format/rupees.ts'

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'prefix' | 'inputMode' | 'onInput'>

/** An amount in rupees, with the sign in front, grouped the Indian way while it is typed. */
export function AmountField({ defaultValue, ...field }: AmountFieldProps) {
  /** Whether the commas before this input were those of groups. */
  const wasGrouped = useRef(true)

  function group({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
    groupInput(input, wasGrouped.current && changesDigits(nativeEvent))
    wasGrouped.current = isGrouped(input.value)
  }

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

/** A typed or pasted comma may be that of the decimals. */
const changesDigits = (event: Event) =>
  event instanceof InputEvent && (event.inputType.startsWith('delete') || /^\d+$/.test(event.data ?? ''))

function groupInput(input: HTMLInputElement, isEdited: boolean) {
  const { value } = input
  const grouped = groupRupees(value, isEdited)
  if (grouped === value) return
  const caret = input.selectionStart ?? value.length
  const digits = value.slice(0, caret).replaceAll(',', '').length
  input.value = grouped
  const newCaret = caretAfter(grouped, digits)
  input.setSelectionRange(newCaret, newCaret)
}

/** The caret stays after the same number of digits while separators come and go. */
function caretAfter(amount: string, digits: number): number {
  let caret = 0
  for (let passed = 0; passed < digits && caret < amount.length; caret += 1)
    if (amount[caret] !== ',') passed += 1
  return caret
}
