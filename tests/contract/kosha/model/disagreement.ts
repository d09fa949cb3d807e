import type { OperationId } from '../../suite/document.ts'
import { ContractViolation } from '../../suite/verdicts.ts'
import type { Difference } from './compare.ts'
import type { Played } from './side-by-side.ts'

/** The server and the model respond differently. */
export class Disagreement extends ContractViolation {
  constructor(
    readonly operation: OperationId,
    readonly difference: Difference,
  ) {
    super(`${operation}: ${sentenceOf(difference)}`)
  }
}

/** @throws Disagreement naming the difference */
export function mustAgree({ operation, difference }: Pick<Played, 'operation' | 'difference'>): void {
  if (difference) throw new Disagreement(operation, difference)
}

/** What failed, whatever the rows are: two failures with the same cause have the same. */
export const causeOf = (error: ContractViolation) =>
  error instanceof Disagreement
    ? `${error.operation} ${error.difference.path.replaceAll(/\d+/g, '')}`
    : error.message.replaceAll(/\d+/g, '').slice(0, 60)

const LONGEST_VALUE = 200

const sentenceOf = ({ path, expected, got }: Difference) =>
  `${path} is ${shown(got)}, expected ${shown(expected)}`

/** Of an object, only which fields it has: its values would hide the difference. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'absent'
  const text = JSON.stringify(value) ?? String(value)
  if (text.length <= LONGEST_VALUE) return text
  return Array.isArray(value)
    ? `a list of ${value.length}`
    : `an object with ${Object.keys(Object(value)).join(', ')}`
}
