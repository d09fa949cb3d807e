import { claims } from '../../../claims.ts'
import { rules } from '../../../rules.ts'
import { inRupees, net, settlement } from './dashboard-sample.ts'
import { SettlementDate } from './miniatures/settlement-date.tsx'

const { figure, label } = claims.upiSettlement

const statement = [
  ['Collected on Thu 19 Nov', inRupees(settlement.gross)],
  ['Refunds', `− ${inRupees(settlement.refunds)}`],
  ['Fee', `− ${inRupees(settlement.fee)}`],
  [`GST on the fee, ${rules.gst}`, `− ${inRupees(settlement.tax)}`],
]

/** Explains T+1 with the bank calendar and the breakdown of a settlement. */
export function SettlementDays() {
  return (
    <section className="line-t">
      <div className="wrap section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[6fr_5fr]">
        <div>
          <h2 className="heading">{`${figure} ${label} you can check with a pencil`}</h2>
          <p className="mt-4 max-w-prose text-muted">
            What is paid by UPI until midnight IST is settled on the next working day, and the date says which
            days it left out. Choose the day of a payment to see when it arrives.
            <span className="max-sm:hidden">
              {` ${claims.sameDaySettlement.figure} settlement is there for ${claims.sameDaySettlement.qualifier}.`}
            </span>
          </p>
          <table className="panel statement tnum mt-8 w-full max-sm:hidden">
            <caption className="pb-3 text-left text-sm text-muted">
              A sample settlement, due Fri 20 Nov 2026
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
        </div>
        <SettlementDate />
      </div>
    </section>
  )
}
