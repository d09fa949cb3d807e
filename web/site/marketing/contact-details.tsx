import type { ReactNode } from 'react'
import { claims } from '../claims.ts'
import { Mail } from '../mail.tsx'
import { contact } from '../site.ts'

/** All contact options apart from the form. */
export function ContactDetails() {
  return (
    <address className="not-italic">
      <dl className="grid gap-x-8 gap-y-6 sm:max-lg:grid-cols-2">
        <Detail name="Sales and everything else">
          <Mail to={contact.email} />
        </Detail>
        <Detail
          name="Merchant support"
          note={`${claims.merchantSupport.figure} ${claims.merchantSupport.qualifier}`}
        >
          <Mail to={contact.supportEmail} />
        </Detail>
        <Detail name="Phone" note={contact.supportHours}>
          <a className="link tnum" href={contact.phoneHref}>
            {contact.phone}
          </a>
        </Detail>
        <Detail name="Security reports">
          <Mail to={contact.securityEmail} />
        </Detail>
        <Detail name="Office">
          {contact.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Detail>
      </dl>
    </address>
  )
}

function Detail({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="line-t pt-3">
      <dt className="font-semibold text-sm">{name}</dt>
      <dd className="pt-1">{children}</dd>
      {note && <dd className="pt-0.5 text-muted text-sm">{note}</dd>}
    </div>
  )
}
