import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { errorSentence } from '../error-sentence.ts'
import { atMost } from './at-most.ts'

type Described = {
  label: string
  hint?: ReactNode
  /** The validation error: a sentence, or the API's message for the field (`must not be empty`). */
  error?: string | undefined
}

type TextFieldProps = Described &
  ComponentProps<'input'> & {
    /** In front of the value, such as a currency sign. */
    prefix?: string
    /** A button inside the field. */
    action?: { label: string; onClick: () => void }
  }

const inputLook =
  'col-start-1 row-start-3 lined min-h-11 w-full rounded-md border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-muted placeholder:opacity-80 aria-invalid:border-danger aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-danger)]'

export function TextField({
  label,
  hint,
  error,
  prefix,
  action,
  maxLength,
  className,
  ...input
}: TextFieldProps) {
  const wiring = useWiring({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} id={wiring.id}>
      <input
        type="text"
        {...input}
        {...wiring}
        {...(maxLength && atMost(maxLength))}
        className={classes(inputLook, prefix && 'tnum ps-7', action && 'pe-16', className)}
      />
      {prefix && (
        <span
          className="pointer-events-none col-start-1 row-start-3 ml-3 self-center justify-self-start text-muted"
          aria-hidden
        >
          {prefix}
        </span>
      )}
      {action && (
        <button
          type="button"
          aria-describedby={`${wiring.id}-label`}
          className="col-start-1 row-start-3 mx-1.5 min-h-8 cursor-pointer self-center justify-self-end rounded-sm px-2 font-label text-action text-sm/body hover:bg-action-soft"
          onClick={action.onClick}
        >
          {action.label}
        </button>
      )}
    </Field>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...input
}: Described & ComponentProps<'textarea'>) {
  const wiring = useWiring({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} id={wiring.id}>
      <textarea {...input} {...wiring} className={classes(inputLook, className)} />
    </Field>
  )
}

type FieldProps = Described & {
  id: string
  /** A group of inputs, which cannot have a `<label>`. */
  isGroup?: boolean
  children: Elements
}

export function Field({ id, label, hint, error, isGroup = false, children }: FieldProps) {
  return (
    <div
      className="grid"
      {...(isGroup && {
        role: 'radiogroup',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy(id, { hint, error }),
        'aria-invalid': error ? true : undefined,
      })}
    >
      {isGroup ? (
        <span data-part="label" id={`${id}-label`} className={LABEL}>
          {label}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={LABEL}>
          {label}
        </label>
      )}
      {hint && (
        <p data-part="hint" id={`${id}-hint`} className="row-start-2 pb-1.5 text-muted text-xs/body">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p
          data-part="error"
          id={`${id}-error`}
          className="row-start-4 pt-1.5 font-medium text-danger text-sm/body"
        >
          {errorSentence(label, error)}
        </p>
      )}
    </div>
  )
}

const LABEL = 'self-end pb-1.5 text-sm/body font-label'

function useWiring({ hint, error }: Pick<Described, 'hint' | 'error'>) {
  const id = useId()
  return {
    id,
    'aria-describedby': describedBy(id, { hint, error }),
    'aria-invalid': error ? true : undefined,
  }
}

const describedBy = (id: string, { hint, error }: Pick<Described, 'hint' | 'error'>) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
