import type { ReactNode } from 'react'
import { Fact, Facts } from '../../ui/app/facts.tsx'
import { formatRupees } from './rupees.ts'

type Term = { name: string; amount: number; note?: ReactNode; tone?: 'warning' }

type SumProps = {
  /**
   * The first amount, in paise, then those subtracted from it or, if negative, added. Zero amounts are left out, except
   * the first.
   */
  terms: [Term, ...Term[]]
  result: string
  /** What leads on from the result to another one. */
  next?: { terms: Term[]; result: string } | false
  /** Whether it has its own panel. */
  isPanel?: boolean
}

/** A sum that can be followed with a finger: each line, and the result, to the paisa. */
export function Sum({ terms: [firstTerm, ...deducted], result, next, isPanel = false }: SumProps) {
  return (
    <Facts isSum className={isPanel ? 'p-4' : 'lined mx-4 my-3 rounded-md bg-paper px-3.5 py-3'}>
      <Fact name={firstTerm.name} translate="no">
        {formatRupees(firstTerm.amount)}
      </Fact>
      <Deduction from={firstTerm.amount} terms={deducted} result={result} />
      {next && <Deduction from={less(firstTerm.amount, deducted)} {...next} />}
    </Facts>
  )
}

const less = (amount: number, deducted: Term[]) => deducted.reduce((rest, term) => rest - term.amount, amount)

type DeductionProps = { from: number; terms: Term[]; result: string }

const Deduction = ({ from, terms, result }: DeductionProps) => (
  <>
    {terms
      .filter(({ amount }) => amount !== 0)
      .map(({ name, amount, note, tone }) => (
        <Fact
          key={name}
          tone={tone}
          translate="no"
          name={
            <>
              <span>{`${name} `}</span>
              {note && <span className="text-xs/body">{note}</span>}
            </>
          }
        >
          {`${amount < 0 ? '+' : '−'} ${formatRupees(Math.abs(amount))}`}
        </Fact>
      ))}
    <Fact name={result} translate="no" isResult>
      {`= ${formatRupees(less(from, terms))}`}
    </Fact>
  </>
)
