import { errorSentence } from '../../ui/error-sentence.ts'
import type { Problems } from './batch-row.ts'
import type { Spreadsheet } from './spreadsheet.ts'

type WrongProps<Column extends string> = {
  problems: Readonly<Problems<Column>>
  sheet: Spreadsheet<Column>
  column: Column
}

/** What is wrong in a cell. */
export const Wrong = <Column extends string>({ problems, sheet, column }: WrongProps<Column>) => {
  const problem = problems[column]
  return problem && <small className="wrong">{errorSentence(sheet.headings[column], problem)}</small>
}

type WrongRowProps = { problems: Readonly<Problems<string>>; message: string }

/** What is wrong with the row as a whole, or was when it was sent. */
export const WrongRow = ({ problems, message }: WrongRowProps) => (
  <>
    {problems.row && <small className="wrong">The row {problems.row}</small>}
    {message && <small className="wrong">{message}</small>}
  </>
)
