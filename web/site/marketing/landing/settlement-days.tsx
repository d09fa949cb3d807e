import { classes } from '../../../ui/classes.ts'
import { claims } from '../../claims.ts'
import { rules } from '../../rules.ts'
import { inRupees, net, settlement } from './dashboard-sample.ts'
import type { Day } from './miniatures/fortnight.ts'
import { daysUntilSettled, shownDays } from './miniatures/fortnight.ts'

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
      <div className="wrap grid items-start gap-x-16 gap-y-10 py-section lg:grid-cols-[6fr_5fr]">
        <div>
          <h2 className="max-w-[24ch] text-3xl">{`${figure} ${label} you can check with a pencil`}</h2>
          <p className="mt-4 max-w-prose text-muted">
            What is paid by UPI until midnight IST is settled on the next working day, and the date says which
            days it left out. Choose the day of a payment to see when it arrives.
            <span className="max-sm:hidden">
              {` ${claims.sameDaySettlement.figure} settlement is there for ${claims.sameDaySettlement.qualifier}.`}
            </span>
          </p>
          <table className="panel statement tnum mt-8 w-full max-sm:hidden">
            <caption className="pb-3 text-left text-muted text-sm">
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

/** Thursday: settled on the next day, as in the statement beside the calendar. */
const CHOSEN_DAY = 19

/** A bank calendar that shows when the chosen day is settled. */
function SettlementDate() {
  return (
    <fieldset className="panel relative grid grid-cols-7 gap-1 p-4 shadow-raised">
      <legend className="sr-only">When a UPI payment is settled: choose the day it is made</legend>
      <p className="col-span-full flex justify-between px-1 pb-2">
        <b>November 2026</b>
        <span className="flex items-center gap-3 text-muted text-xs">
          <span className="closed lined size-5 rounded-sm" />
          banks closed
        </span>
      </p>
      {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays share a letter, and their order never changes.
        <span key={at} className="text-center text-muted text-xs" aria-hidden="true">
          {name}
        </span>
      ))}
      {shownDays.map((day) => (
        <DayChoice key={day.day} {...day} />
      ))}
    </fieldset>
  )
}

function DayChoice({ day, name, closed }: Day) {
  const id = `paid-${day}`
  return (
    <>
      <label className={classes('choice min-h-11 rounded-sm', closed && 'closed')}>
        <input type="radio" name="paid-on" aria-labelledby={id} defaultChecked={day === CHOSEN_DAY} />
        <span>{day}</span>
      </label>
      <div className="steps line-t col-span-full row-5 mt-2 min-h-38 px-2 pt-3 text-sm/body" id={id}>
        <p>
          <b>{name}</b> paid by UPI
        </p>
        {daysUntilSettled(day).map((later) => (
          <p key={later.day} data-closed={later.closed && ''} className={later.closed && 'text-muted'}>
            <b>{later.name}</b>
            <span>{` ${later.closed ?? 'to your bank'}`}</span>
          </p>
        ))}
      </div>
    </>
  )
}
