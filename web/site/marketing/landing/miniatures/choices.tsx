import type { ReactNode } from 'react'

type ChoicesProps = {
  /** Also the name of the radio buttons. */
  id: string
  legend: string
  options: { label: string; result: ReactNode }[]
  /** The option that is chosen at first. */
  initial?: number
}

/**
 * A few options, each with its result, of which the style sheet shows the chosen one: works without scripts, and
 * nothing moves, since all results share one area.
 */
export function Choices({ id, legend, options, initial = 0 }: ChoicesProps) {
  return (
    <fieldset className="choices">
      <legend className="text-muted text-sm">{legend}</legend>
      <div className="choice-labels">
        {options.map(({ label }, at) => (
          <label key={label}>
            <input type="radio" name={id} defaultChecked={at === initial} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className="stack">
        {options.map(({ label, result }) => (
          <div key={label}>{result}</div>
        ))}
      </div>
    </fieldset>
  )
}
