import type { FormEvent } from 'react'
import { lazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Mail } from '../mail.tsx'
import { PageHead } from '../page-head.tsx'
import { contact } from '../site.ts'
import { ContactMap } from './contact-map.tsx'
import { PaymentBadge } from './payment-badge.tsx'

const details = lazyPage(() => import('./contact-details.tsx'), 'ContactDetails')

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
              This form needs JavaScript, which is switched off. Please write to <Mail to={contact.email} />{' '}
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
        <p className="lined max-w-[85%] rounded-lg rounded-bl-sm bg-surface px-4 py-3">
          A customer says she paid ₹1,250.00 twice. I see one payment.
        </p>
        <div className="ml-auto max-w-[85%] rounded-lg rounded-br-sm bg-action-soft px-4 py-3">
          <p>One payment reached us; her bank will return the other automatically.</p>
          <p className="tnum mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <PaymentBadge status="success" />
            RRN 632511904417
          </p>
        </div>
      </div>
    </div>
  )
}

/**
 * Sends nothing over the network: the values are logged until the API has an endpoint for them.
 * The inputs are uncontrolled, so text typed before hydration is not lost.
 */
function ContactForm() {
  return (
    // Without scripts, this method does not navigate, while GET would put the message into the URL.
    <form method="dialog" className="grid gap-5" onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" placeholder="Optional" />
        {/* Has no name, so it is not part of the form's values. */}
        <TextField label="Subject (optional)" />
      </div>
      <TextAreaField label="Message" name="message" rows={6} required />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted text-sm">Never send passwords, card numbers, OTPs or UPI PINs.</p>
        <Button type="submit" className="noscript:hidden">
          Send message
        </Button>
      </div>
    </form>
  )
}

function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  // biome-ignore lint/suspicious/noConsole: until there is a call for it, the console is where a message goes.
  console.log('Contact form', Object.fromEntries(new FormData(form)))
  alert('Thanks! We have received your message.')
  form.reset()
}
