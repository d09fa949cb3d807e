import { useEffect, useRef } from 'react'

/**
 * For a form that was sent with errors: each new `error` moves the focus to the first field that has one, which is
 * spoken with its message.
 * @returns a ref for the form, or for an element in it
 */
export function useFocusOnError<Part extends HTMLElement = HTMLFormElement>(error: unknown) {
  const part = useRef<Part>(null)
  useEffect(() => {
    const field = error ? part.current?.closest('form')?.querySelector('[aria-invalid="true"]') : null
    if (field instanceof HTMLElement) field.focus()
  }, [error])
  return part
}
