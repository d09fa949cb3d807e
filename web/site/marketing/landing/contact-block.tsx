import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { claims } from '../../claims.ts'
import { Mail } from '../../mail.tsx'
import { contact } from '../../site.ts'

const { figure, label } = claims.merchantSupport

export function ContactBlock() {
  return (
    <section className="wrap grid gap-x-8 gap-y-10 py-section lg:grid-cols-2">
      <div>
        <h2 className="max-w-[24ch] text-3xl">Tell us what you sell. We answer.</h2>
        <p className="mt-4 max-w-prose text-muted max-sm:hidden">
          Say how you are paid today and how many payments you take in a month. We reply with a price and a
          plan to go live.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.register}>Get started</LinkButton>
          <LinkButton to={paths.contactUs} variant="secondary">
            Contact us
          </LinkButton>
        </p>
      </div>
      <dl className="grid grid-cols-2 content-start gap-4 max-sm:text-sm">
        <div>
          <dt className="text-muted text-sm">Write</dt>
          <dd>
            <Mail to={contact.email} />
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Call</dt>
          <dd>
            <a className="link tnum" href={contact.phoneHref}>
              {contact.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Support hours</dt>
          <dd>{contact.supportHours}</dd>
          <dd className="text-muted text-sm">{`${figure} ${label} by email`}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Visit</dt>
          {contact.address.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      </dl>
    </section>
  )
}
