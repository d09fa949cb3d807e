import type { ReactNode } from 'react'
import { useId } from 'react'
import { errorSentence } from '../error-sentence.ts'
import './segments.css'

type ChoiceFieldProps = {
  label: string
  name: string
  defaultValue: string
  choices: readonly (readonly [value: string, label: string])[]
  hint?: ReactNode
  error?: string | undefined
}

/** One of a few choices, all in view: for two or three, a list that has to be opened hides what there is. */
export function ChoiceField({ label, name, defaultValue, choices, hint, error }: ChoiceFieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
    >
      <span data-part="label" id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <p data-part="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="segments">
        {choices.map(([value, text]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p data-part="error" id={`${id}-error`}>
          {errorSentence(label, error)}
        </p>
      )}
    </div>
  )
}
