import type { ReactNode } from 'react'
import { formatRupees } from './rupees.ts'

type SumProps = {
  /** What it starts with, in paise, then what is taken off it. Zero amounts are left out, except the first. */
  terms: { name: string; amount: number; note?: ReactNode }[]
  result: string
}

/** A sum that can be followed with a finger: each line, and the result, to the paisa. */
export function Sum({ terms: [first, ...less], result }: SumProps) {
  if (!first) return null
  const taken = less.filter(({ amount }) => amount !== 0)
  const net = taken.reduce((rest, { amount }) => rest - amount, first.amount)
  return (
    <dl className="facts money-sum">
      <div>
        <dt>{first.name}</dt>
        <dd translate="no">{formatRupees(first.amount)}</dd>
      </div>
      {taken.map(({ name, amount, note }) => (
        <div key={name}>
          <dt>
            <span>{`${name} `}</span>
            {note && <small>{note}</small>}
          </dt>
          <dd translate="no">{`− ${formatRupees(amount)}`}</dd>
        </div>
      ))}
      <div data-sum>
        <dt>{result}</dt>
        <dd translate="no">{`= ${formatRupees(net)}`}</dd>
      </div>
    </dl>
  )
}
