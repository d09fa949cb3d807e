import type { ComponentProps, FocusEvent } from 'react'
import { TextField } from './field.tsx'
import { readPhone } from './phone.ts'

/** A phone number. Once typed, it is shown with its country code, as it will be sent. */
export const PhoneField = (field: Omit<ComponentProps<typeof TextField>, 'type' | 'onBlur'>) => (
  <TextField {...field} type="tel" onBlur={showAsSent} />
)

function showAsSent({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const phone = readPhone(input.value)
  if (/^\+?\d+$/.test(phone)) input.value = phone
}
