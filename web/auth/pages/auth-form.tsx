import type { FormEvent } from 'react'
import { fieldError } from '../../api/errors.ts'
import type { FailureMessages } from '../../api/query-client.ts'
import { failureMessage, isSaidAtFields } from '../../api/query-client.ts'
import type { Send } from '../../api/use-send.ts'
import { SendButton } from '../../loading/send-button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { useFocusOnError } from '../../ui/field/use-focus-on-error.ts'

type AuthFormProps<Variables> = {
  mutation: Pick<Send<unknown, Variables>, 'mutate' | 'error' | 'isPending'>
  messages: FailureMessages
  submit: string
  /** Secondary for a form beside a more important one. */
  variant?: 'primary' | 'secondary'
  /** For wide forms, as next to others on a page: the button is then only as wide as its label. */
  wide?: boolean
  /** Called with the values of the text fields on submit. */
  values: (form: FormData) => Variables
  onDone?: () => void
  children: Elements
}

/**
 * No client-side rules: the server's messages appear at the fields, or, where there is no field for one, above the button
 * and in the toast.
 */
export function AuthForm<Variables>(props: AuthFormProps<Variables>) {
  const { mutation, messages, submit, variant = 'primary', wide, values, onDone, children } = props
  const form = useFocusOnError(mutation.error)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const onSuccess = () => onDone?.()
    mutation.mutate(values(new FormData(event.currentTarget)), { onSuccess })
  }

  return (
    // `post`: if submitted before the application runs, a password must not end up in the URL.
    <form ref={form} className="group grid gap-4" method="post" noValidate onSubmit={send}>
      {children}
      {mutation.error && !isSaidAtFields(mutation.error, messages) && (
        <p className="font-medium text-danger text-sm group-has-[[data-part=error]]:hidden">
          {failureMessage(mutation.error, messages)}
        </p>
      )}
      <SendButton
        type="submit"
        variant={variant}
        busy={mutation.isPending}
        {...(wide && { className: 'sm:justify-self-start' })}
      >
        {submit}
      </SendButton>
    </form>
  )
}

/** The name and the error of each field of a form. */
export const fieldsOf = (error: Error | null) => (name: string) => ({ name, error: fieldError(error, name) })

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')
