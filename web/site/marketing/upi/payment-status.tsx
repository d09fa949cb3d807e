import { Badge } from '../../../ui/badge.tsx'
import { CircleCheck, CircleX, Clock } from '../../../ui/icon.tsx'

const responses = [
  {
    badge: { tone: 'success', icon: CircleCheck },
    label: 'Success',
    text: 'The banks agree. Hand over the goods.',
  },
  {
    badge: { tone: 'warning', icon: Clock },
    label: 'Pending',
    text: 'A bank has not answered yet. Wait for us, not for the customer to try again.',
  },
  {
    badge: { tone: 'danger', icon: CircleX },
    label: 'Failed',
    text: 'Nothing was paid. You get the reason in plain words, and the next step.',
  },
] as const

export function PaymentStatus() {
  return (
    <section className="wrap section grid items-center gap-x-8 gap-y-10 lg:grid-cols-2">
      <div>
        <h2 className="max-w-[22ch] text-3xl">The status comes from us, not from the payer’s app</h2>
        <p className="mt-4 max-w-[50ch] text-muted">
          A green tick on somebody’s screen is a picture. What counts is what the banks told us, so we tell
          you by webhook, in your list and on request.
        </p>
      </div>
      <ul className="panel">
        {responses.map(({ badge, label, text }) => (
          <li key={label} className="grid gap-x-6 gap-y-2 p-5 not-last:line-b sm:grid-cols-[6rem_1fr]">
            <span>
              <Badge {...badge}>{label}</Badge>
            </span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
