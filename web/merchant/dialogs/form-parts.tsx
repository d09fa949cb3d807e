import { ApiError, fieldError } from '../../api/errors.ts'
import type { FailureMessages } from '../../api/query-client.ts'
import { failureMessage, isSaidAtFields } from '../../api/query-client.ts'
import { FormFailure } from '../../ui/app/form.tsx'
import { formatRupees } from '../format/rupees.ts'

/** The error, kept next to the form, since a toast may disappear before it is read. */
export function FormError({ error, messages }: { error: Error | null; messages: FailureMessages }) {
  const isShownAtFields = isInvalid(error) && isSaidAtFields(error, messages)
  return error && !isShownAtFields && <FormFailure>{failureMessage(error, messages)}</FormFailure>
}

/** The message of such an error says only that the request is invalid; that of a broken rule says more. */
const isInvalid = (error: Error | null) => error instanceof ApiError && error.status === 400

/** The server's message for an amount in the words of the form: the server uses paise and its own field names. */
export const amountError = (error: Error | null, field: string) =>
  fieldError(error, field)
    ?.replace(/\d+$/, (paise) => formatRupees(Number(paise)))
    .replace('maxAmount', 'the largest amount')

/** A ref for the element that replaces the button just pressed and receives its focus. */
export const focusHere = (element: HTMLElement | null) => element?.focus()
