import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import type { Elements } from '../elements.ts'
import { errorSentence } from '../error-sentence.ts'

type Described = {
  label: string
  hint?: ReactNode
  /** The validation error: a sentence, or what the API says of the field (`must not be empty`). */
  error?: string | undefined
}

type TextFieldProps = Described &
  ComponentProps<'input'> & {
    /** In front of what is typed, such as a currency sign. */
    prefix?: string
    /** A button inside the field. */
    action?: { label: string; onClick: () => void }
  }

export function TextField({ label, hint, error, prefix, action, ...input }: TextFieldProps) {
  const wiring = useWiring({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} id={wiring.id}>
      <input type="text" {...input} {...wiring} />
      {prefix && (
        <span className="field-prefix" aria-hidden>
          {prefix}
        </span>
      )}
      {action && (
        <button type="button" aria-describedby={`${wiring.id}-label`} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </Field>
  )
}

export function TextAreaField({ label, hint, error, ...input }: Described & ComponentProps<'textarea'>) {
  const wiring = useWiring({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} id={wiring.id}>
      <textarea {...input} {...wiring} />
    </Field>
  )
}

function Field({ id, label, hint, error, children }: Described & { id: string; children: Elements }) {
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p data-part="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p data-part="error" id={`${id}-error`}>
          {errorSentence(label, error)}
        </p>
      )}
    </div>
  )
}

function useWiring({ hint, error }: Pick<Described, 'hint' | 'error'>) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
}
