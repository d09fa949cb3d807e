import { Badge } from '../../../ui/badge.tsx'
import { CircleCheck, Clock } from '../../../ui/icon.tsx'
import { QrPicture } from '../qr-picture.tsx'

const list = [
  ['Meera Nair', 'in by QR code', '+ ₹640.00', 'Success'],
  ['Anand Dairy', 'out by IMPS', '− ₹42,300.00', 'Success'],
  ['Asha Rao', 'in by Intent', '+ ₹1,250.00', 'Success'],
  ['Sunita Devi', 'out by UPI', '− ₹9,250.00', 'Pending'],
]

/** Incoming QR payments and outgoing UPI payments in one list. */
export function TwoWayPicture() {
  return (
    <div
      role="img"
      aria-label="A QR code, and one list of what came in and what went out."
      className="mx-auto w-full max-w-[30rem]"
    >
      <div aria-hidden="true" className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
        <div className="panel w-32 p-3 max-sm:hidden">
          <QrPicture className="w-full" />
        </div>
        <div className="panel text-sm raised">
          {list.map(([who, how, amount, status]) => (
            <p key={who} className="flex flex-wrap items-center gap-x-2 px-3 py-2.5 not-last:line-b">
              <span className="grow basis-16 [line-height:1.2]">
                <span className="block font-medium">{who}</span>
                <span className="text-xs text-muted">{how}</span>
              </span>
              <span className="tnum text-right font-medium">{amount}</span>
              <span className="basis-22 text-right">
                <Badge
                  tone={status === 'Success' ? 'success' : 'warning'}
                  icon={status === 'Success' ? CircleCheck : Clock}
                >
                  {status}
                </Badge>
              </span>
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}
