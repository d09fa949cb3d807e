import type { SyntheticEvent } from 'react'

type TextInput = HTMLInputElement | HTMLTextAreaElement

/** Limits a field to a number of characters as the API counts them: for a browser's `maxLength` an emoji is two. */
export function atMost(most: number) {
  const cut = ({ currentTarget, nativeEvent }: SyntheticEvent<TextInput>) => {
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) cutBeforeCaret(currentTarget, most)
  }
  return { onInput: cut, onCompositionEnd: cut }
}

/** The typed or pasted text ends at the caret. */
function cutBeforeCaret(field: TextInput, most: number) {
  const excess = [...field.value].length - most
  if (excess <= 0) return
  const caret = field.selectionStart ?? field.value.length
  const before = [...field.value.slice(0, caret)].slice(0, -excess).join('')
  field.value = before + field.value.slice(caret)
  field.setSelectionRange(before.length, before.length)
}
