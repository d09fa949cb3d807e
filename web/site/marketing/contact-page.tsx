import { lazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { contact } from '../../site.ts'
import { Badge } from '../../ui/badge.tsx'
import { CircleCheck } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactMap } from './contact-map.tsx'

const details = lazyPage(
  () => import('./contact-details.tsx'),
  (m) => m.ContactDetails,
)

export function ContactPage() {
  return (
    <>
      <PageHead
        title="Contact Us"
        description="Write to Kosha, call us in support hours, or find our office on the map."
        path={paths.contactUs}
      />
      <PageHeading title="Contact Us" picture={<AnswerPicture />}>
        A question, a quote or a payment that went astray: write to us, or call {contact.supportHours}.
      </PageHeading>
      <div className="wrap grid gap-x-16 gap-y-14 py-14 lg:grid-cols-[2fr_1fr]">
        <div>
          <h2 className="pb-6 text-2xl">Write to us</h2>
          <noscript>
            <p className="panel mb-6 p-4">
              This form needs JavaScript, which is switched off. Please write to{' '}
              <a className="link" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>{' '}
              instead.
            </p>
          </noscript>
          <ContactForm />
        </div>
        <div>
          <h2 className="pb-6 text-2xl">Reach us directly</h2>
          <Prerendered content={details} />
        </div>
      </div>
      <div className="wrap pb-20">
        <ContactMap />
      </div>
    </>
  )
}

/** A support question about a payment, with an answer that the customer can show the bank. */
function AnswerPicture() {
  return (
    <div
      role="img"
      aria-label="A merchant asks where a payment is; the answer names its status and reference number."
      className="mx-auto w-full max-w-[28rem] text-sm max-lg:hidden"
    >
      <div aria-hidden="true" className="grid gap-3">
        <p className="max-w-[85%] rounded-lg rounded-bl-sm lined bg-surface px-4 py-3">
          A customer says she paid ₹1,250.00 twice. I see one payment.
        </p>
        <div className="ml-auto max-w-[85%] rounded-lg rounded-br-sm bg-action-soft px-4 py-3">
          <p>One payment reached us; her bank will return the other automatically.</p>
          <p className="tnum mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <Badge tone="success" icon={CircleCheck}>
              Success
            </Badge>
            RRN 632511904417
          </p>
        </div>
      </div>
    </div>
  )
}
