import { paths } from '../../paths.ts'
import { buttonLook, LinkButton } from '../../ui/button.tsx'
import { Kolam } from '../../ui/kolam/kolam.tsx'
import { Link } from '../../ui/link.tsx'
import { Mail } from '../mail.tsx'
import { PageHead } from '../page-head.tsx'
import { contact } from '../site.ts'
import type { ComingSoonText } from './coming-soon-texts.ts'
import { comingSoonTexts } from './coming-soon-texts.ts'

export type ComingSoon = keyof typeof comingSoonTexts

/** A placeholder page: what to do in the meantime, and whom to contact. */
export function ComingSoonPage({ name }: { name: ComingSoon }) {
  const { title, meanwhile, path, description, kolam, action, help }: ComingSoonText = comingSoonTexts[name]
  return (
    <div className="wrap py-20 md:py-24">
      <PageHead title={title} description={description} {...(path && { path })} index={false} />
      <div className="grid items-center gap-12 md:grid-cols-[2fr_1fr] lg:grid-cols-[3fr_2fr]">
        <div className="grid justify-items-start gap-4">
          <p className="line-b-2 border-marigold font-semibold text-sm">Coming soon</p>
          <h1 className="text-4xl">{title}</h1>
          <p className="max-w-[50ch] text-lg text-muted">{meanwhile}</p>
          <p className="flex flex-wrap items-center gap-3 pt-4">
            {action && (
              <a className={buttonLook({})} href={action.href}>
                {action.name}
              </a>
            )}
            <LinkButton to={paths.contactUs} variant={action ? 'secondary' : 'primary'}>
              Contact us
            </LinkButton>
            <LinkButton to={paths.home} variant="secondary">
              Go Home
            </LinkButton>
          </p>
          <p className="text-muted text-sm">
            Or write to <Mail to={contact.supportEmail} />. By phone we answer {contact.supportHours}.
          </p>
        </div>
        <Kolam name={kolam} className="mx-auto w-full max-w-72 text-line-strong max-md:hidden" />
      </div>
      {help && (
        <div
          className={`line-t mt-16 grid gap-x-12 gap-y-8 pt-10 ${help.length === 4 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
        >
          {help.map(({ heading, text, link, documents = [] }) => (
            <section key={heading}>
              <h2 className="text-lg">{heading}</h2>
              <p className="pt-2 text-muted">{text}</p>
              {documents.map((document) => (
                <p key={document.href} className="pt-2">
                  <a className="link inline-block py-0.5" href={document.href}>
                    {document.name}
                  </a>
                </p>
              ))}
              {link && (
                <p className="pt-2">
                  <Link to={link.to} className="link inline-block py-0.5">
                    {link.name}
                  </Link>
                </p>
              )}
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
