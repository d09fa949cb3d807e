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
      <div className="flex flex-wrap gap-1.5 pt-2.5 pb-3.5">
        {options.map(({ label }, at) => (
          <label key={label} className="choice lined min-h-9 rounded-[2rem] px-3.5 font-label text-sm/body">
            <input type="radio" name={id} defaultChecked={at === initial} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className="stack text-sm/body">
        {options.map(({ label, result }) => (
          <div key={label}>{result}</div>
        ))}
      </div>
    </fieldset>
  )
}
