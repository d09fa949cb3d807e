import type { ReactNode } from 'react'
import { Fact, Facts } from '../../ui/app/facts.tsx'
import { formatRupees } from './rupees.ts'

type SumProps = {
  /**
   * The first amount, in paise, then those subtracted from it or, if negative, added. Zero amounts are left out, except
   * the first.
   */
  terms: { name: string; amount: number; note?: ReactNode }[]
  result: string
  /** Whether it has its own panel. */
  isPanel?: boolean
}

/** A sum that can be followed with a finger: each line, and the result, to the paisa. */
export function Sum({ terms: [firstTerm, ...less], result, isPanel = false }: SumProps) {
  if (!firstTerm) return null
  const deducted = less.filter(({ amount }) => amount !== 0)
  const net = deducted.reduce((rest, { amount }) => rest - amount, firstTerm.amount)
  return (
    <Facts isSum className={isPanel ? 'p-4' : 'lined mx-4 my-3 rounded-md bg-paper px-3.5 py-3'}>
      <Fact name={firstTerm.name} translate="no">
        {formatRupees(firstTerm.amount)}
      </Fact>
      {deducted.map(({ name, amount, note }) => (
        <Fact
          key={name}
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
        {`= ${formatRupees(net)}`}
      </Fact>
    </Facts>
  )
}
