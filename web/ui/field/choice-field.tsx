import type { ReactNode } from 'react'
import { useId } from 'react'
import { Field } from './field.tsx'
import { Segment, Segments } from './segments.tsx'

type ChoiceFieldProps = {
  label: string
  name: string
  defaultValue: string
  choices: readonly (readonly [value: string, label: string])[]
  hint?: ReactNode
  error?: string | undefined
}

/** One of a few choices, all in view: a closed list would hide the choices. */
export function ChoiceField({ name, defaultValue, choices, ...field }: ChoiceFieldProps) {
  const id = useId()
  return (
    <Field {...field} id={id} isGroup>
      <Segments className="row-start-3">
        {choices.map(([value, label]) => (
          <Segment
            key={value}
            label={label}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
          />
        ))}
      </Segments>
    </Field>
  )
}
