import { numbered } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Agreement } from './agreement.ts'
import type { Books } from './books.ts'

type Term = { name: string; amount: number; sign: '' | '+' | '−' | '=' }

/** How the books lead to the settlements, line by line, with what cannot be explained. */
export function AgreementSum({ books: { totals, settlements, agreement } }: { books: Books }) {
  const { unsettled, broughtForward, carriedForward, settled, difference } = agreement
  const lines: Term[] = [
    { name: 'Net of the period', amount: totals.net, sign: '' },
    { name: `Not settled yet (${paymentsIn(unsettled)})`, amount: unsettled.net, sign: '−' },
    { name: 'Refunds of before, deducted now', amount: broughtForward, sign: '−' },
    { name: 'Refunds still to be deducted', amount: carriedForward, sign: '+' },
    { name: 'Unexplained', amount: Math.abs(difference), sign: difference > 0 ? '−' : '+' },
  ]
  const shown = lines.filter(({ amount }, index) => index === 0 || amount !== 0)
  return (
    <dl className="facts money-sum">
      {shown.map((line) => (
        <Line key={line.name} {...line} />
      ))}
      <Line name={settlementsIn(settlements.length)} amount={settled} sign="=" isSum />
    </dl>
  )
}

const Line = ({ name, amount, sign, isSum }: Term & { isSum?: true }) => (
  <div data-sum={isSum}>
    <dt>{name}</dt>
    <dd>
      {sign} {formatRupees(amount)}
    </dd>
  </div>
)

const paymentsIn = ({ count }: Agreement['unsettled']) => numbered(count, 'payment')
const settlementsIn = (count: number) => numbered(count, 'settlement')
