import { lazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { contact } from '../../site.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AnswerPicture } from './answer-picture.tsx'
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
