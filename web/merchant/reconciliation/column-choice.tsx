import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { chooseColumns, columnsChosenFor, sampleRows } from './chosen-columns.ts'
import type { SplitTable } from './statement/read-statement.ts'

const SAMPLE_ROWS = 4

const QUESTIONS = [
  ['day', 'Day'],
  ['in', 'Paid in'],
  ['out', 'Paid out'],
] as const

type ColumnChoiceProps = { table: SplitTable; hasChosen: boolean; onChange: () => void }

/** Which column of a statement is what, said by the person who knows the bank, and remembered for it. */
export function ColumnChoice({ table, hasChosen, onChange }: ColumnChoiceProps) {
  const rows = sampleRows(table, SAMPLE_ROWS)
  const columns = rows[0]?.map(
    (_cell, at) => `${at + 1}: ${rows.map((row) => row[at]).find(Boolean) ?? '(empty)'}`,
  )
  const chosen = columnsChosenFor(table)

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [day = 0, income, out] = QUESTIONS.map(([name]) => Number(form.get(name)))
    chooseColumns(table, { day, in: income, out })
    onChange()
  }

  function forget() {
    chooseColumns(table, null)
    onChange()
  }

  return (
    <form className="sheet column-choice" onSubmit={choose}>
      <h2>Which column is what?</h2>
      <p className="muted">
        Choose the same column twice if one column has both, with a minus for what was paid out. Your choice
        is remembered for statements with these headings.
      </p>
      <div className="column-sample">
        <table className="ledger" aria-label="First rows of the statement">
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text that does not change
              <tr key={line}>
                {row.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row">
        {QUESTIONS.map(([name, label]) => (
          <label key={name} className="field">
            <span>{label}</span>
            <select name={name} className="input" defaultValue={chosen?.[name] ?? 0}>
              {columns?.map((column, at) => (
                <option key={column} value={at}>
                  {column}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className="row">
        <Button type="submit" size="sm">
          Read with these columns
        </Button>
        {hasChosen && (
          <Button variant="quiet" size="sm" onClick={forget}>
            Forget my choice
          </Button>
        )}
      </div>
    </form>
  )
}
