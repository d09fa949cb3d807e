import { paths } from '../../paths.ts'
import { Mail } from '../mail.tsx'
import { contact } from '../site.ts'
import type { Section } from './legal-page.tsx'
import { SectionedPage } from './legal-page.tsx'
import { listLook } from './marked-up-text.tsx'

export function SecurityPage() {
  return (
    <SectionedPage
      title="Security"
      updated="November 2026"
      description="How to report a vulnerability to Kosha, what is in scope, and how accounts, sessions and this site are protected."
      path={paths.security}
      sections={securitySections}
      summary={<p>How accounts and this site are protected, and how to report a vulnerability.</p>}
    />
  )
}

const securitySections: Section[] = [
  {
    id: 'report',
    title: 'Report a vulnerability',
    body: (
      <>
        <p>
          Write to <Mail to={contact.securityEmail} />, in English, with what you did, what happened and what
          you expected. The same address is in{' '}
          <a className="link" href="/.well-known/security.txt">
            security.txt
          </a>
          .
        </p>
        <ul className={`${listLook} list-disc`}>
          <li>We reply within three working days, and tell you when it is fixed.</li>
          <li>Please publish nothing before that.</li>
          <li>
            Test only on your own machine: the site, the merchant area and the mock server all run there. Do
            not test systems or accounts that belong to others.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'scope',
    title: 'What is in scope',
    body: (
      <ul className={`${listLook} list-disc`}>
        <li>this site and its headers,</li>
        <li>the merchant area: sessions, the data of another account, money moved without its owner,</li>
        <li>the mock server and the contract suite, where they could harm those who run them.</li>
      </ul>
    ),
  },
  {
    id: 'accounts',
    title: 'How accounts are protected',
    body: (
      <ul className={`${listLook} list-disc`}>
        <li>A session ends after a day, or after 30 days if you asked to stay signed in.</li>
        <li>
          After 10 failed attempts for an email address within 15 minutes, further ones are rejected, even
          with the right password.
        </li>
        <li>A new password ends the other sessions of the account.</li>
        <li>
          An unknown address and a wrong password get the same response, so that nobody can find out who has
          an account.
        </li>
        <li>A viewer only reads. The API enforces it, not only the screens.</li>
      </ul>
    ),
  },
  {
    id: 'site',
    title: 'How this site is protected',
    body: (
      <ul className={`${listLook} list-disc`}>
        <li>
          Its pages run scripts of this site only. A content security policy and Trusted Types keep others
          out.
        </li>
        <li>It contacts no other host until you click, not even for fonts.</li>
        <li>The session cookie is sent over HTTPS and to this site only.</li>
        <li>Each webhook is signed, so that your server can tell ours from others.</li>
      </ul>
    ),
  },
  {
    id: 'never',
    title: 'What we never ask for',
    body: (
      <p>
        By email, chat or phone: a password, an OTP, a UPI PIN or a card number. Anyone who asks for one is
        not us.
      </p>
    ),
  },
]
