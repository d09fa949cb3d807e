import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { amountProblem, parseRupees } from '../format/rupees.ts'
import { useUrlParams } from '../screen/url-params.ts'

export const AmountsEditor = () => (
  <div className="popup-fields">
    <AmountField label="At least" name="minAmount" />
    <AmountField label="At most" name="maxAmount" />
  </div>
)

/** Applied on blur or Enter, since half an amount is another one. */
function AmountField({ label, name }: { label: string; name: string }) {
  const { params, change } = useUrlParams()
  const [typed, setTyped] = useState<string | null>(null)
  const value = params.get(name) ?? ''
  const isWrong = typed !== null && typed.trim() !== '' && parseRupees(typed) === null
  const errorId = `${name}-error`

  function apply() {
    if (isWrong) return
    if (typed !== null && typed !== value) change({ [name]: typed.trim() })
    setTyped(null)
  }

  function press({ key }: KeyboardEvent) {
    if (key === 'Enter') apply()
  }

  return (
    <label>
      {label}
      <span className="rupee-input">
        <i aria-hidden>₹</i>
        <input
          className="input"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          value={typed ?? value}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
          onKeyDown={press}
        />
      </span>
      {isWrong && (
        <small id={errorId} data-part="error">
          {amountProblem(typed)}
        </small>
      )}
    </label>
  )
}
