import { claims } from '../../site.ts'
import { inRupees, net, settlement } from './dashboard-sample.ts'
import { SettlementCalendar } from './settlement-calendar.tsx'

const { figure, label } = claims.upiSettlement

const statement = [
  ['Collected on Thu 20 Nov', inRupees(settlement.gross)],
  ['Refunds', `− ${inRupees(settlement.refunds)}`],
  ['Fee', `− ${inRupees(settlement.fee)}`],
  ['GST on the fee, 18%', `− ${inRupees(settlement.tax)}`],
]

const days = [
  ['Thursday', 'customers pay by UPI until midnight IST.'],
  ['Friday', 'the net amount goes to your bank, with a reference to look for.'],
  [
    'Or Monday',
    'if Friday is a bank holiday. Sundays, second and fourth Saturdays do not count, and the date you see says which days it skipped.',
  ],
]

/** Explains T+1 with the breakdown of a settlement. */
export function SettlementDays() {
  return (
    <section className="wrap section grid items-start gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-[1.2fr_1fr_1.2fr]">
      <div className="md:max-lg:col-span-2">
        <h2 className="max-w-[22ch] text-3xl">
          {figure} {label} you can check with a pencil
        </h2>
        <p className="mt-4 max-w-[50ch] text-muted">
          What is paid by UPI today is settled on the next working day: our own schedule, kept for every
          merchant. {claims.sameDaySettlement.figure} settlement is there for{' '}
          {claims.sameDaySettlement.qualifier}.
        </p>
        <ol className="steps mt-6">
          {days.map(([day, text]) => (
            <li key={day}>
              <span className="font-semibold">{`${day}:`}</span> <span className="text-muted">{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <SettlementCalendar />
      <table className="panel statement tnum w-full">
        <caption className="pb-3 text-left text-sm text-muted">
          A sample settlement, due Fri 21 Nov 2025
        </caption>
        <tbody>
          {statement.map(([line, amount]) => (
            <tr key={line}>
              <th scope="row" className="text-muted">
                {line}
              </th>
              <td className="text-right">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="text-lg">
          <tr>
            <th scope="row">To your bank</th>
            <td className="text-right">
              <span className="marked">{inRupees(net)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
