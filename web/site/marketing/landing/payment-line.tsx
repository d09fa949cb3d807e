import { inRupees, latest, net, settlement } from './dashboard-sample.ts'

const [payment] = latest

const stations = [
  ['The code is scanned', `${inRupees(payment.paise)} by ${payment.method}`],
  ['The banks agree', `success at ${payment.time} IST`],
  ['It joins the day', `${inRupees(settlement.gross)} on Thu 19 Nov`],
  ['Fee, GST, refunds', `− ${inRupees(settlement.gross - net)}`],
  ['To your bank', `${inRupees(net)} on Fri 20 Nov`],
]

/** One payment of the sample dashboard, followed from the code to the bank account along one line. */
export function PaymentLine() {
  return (
    <div
      role="img"
      aria-label="A payment from the QR code to the bank"
      className="payment-line grid text-sm max-sm:hidden"
    >
      {stations.map(([what, figure]) => (
        <p key={what} aria-hidden="true">
          <b>{what}</b>
          <span className="tnum block text-muted">{figure}</span>
        </p>
      ))}
    </div>
  )
}
