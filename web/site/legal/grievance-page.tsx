import { paths } from '../../paths.ts'
import { Mail } from '../mail.tsx'
import { contact } from '../site.ts'
import type { Section } from './legal-page.tsx'
import { SectionedPage } from './legal-page.tsx'
import { listLook } from './marked-up-text.tsx'

export function GrievancePage() {
  return (
    <SectionedPage
      title="Grievance Redressal"
      updated="November 2026"
      description="The escalation matrix of Kosha, a fictional company: whom to write to with a complaint, at which level, and when the reply is due."
      path={paths.grievances}
      sections={grievanceSections}
      summary={
        <p>
          <strong>Fictional:</strong> Kosha does not exist, and nobody reads these addresses. The page shows
          what payment companies in India publish.
        </p>
      }
    />
  )
}

type Level = { level: string; whom: string; to: string; within: string }

/** The periods are those of the refund policy and of the terms. */
const levels: Level[] = [
  { level: '1', whom: 'Support', to: contact.supportEmail, within: '2 business days' },
  { level: '2', whom: 'Grievance Officer', to: contact.email, within: '15 days' },
  { level: '3', whom: 'Nodal Officer', to: contact.email, within: '30 days of the first complaint' },
]

const cell = 'py-2.5 pr-2.5 align-top line-t'

const grievanceSections: Section[] = [
  {
    id: 'levels',
    title: 'The three levels',
    body: (
      <>
        <p>Start at the first. If its reply is late or does not help, write to the next one.</p>
        <table className="wrap-normal max-[22rem]:wrap-anywhere w-full text-left text-sm/body">
          <caption className="sr-only">Whom to write to, and when the reply is due</caption>
          <thead>
            <tr>
              <th scope="col" className={cell}>
                Level
              </th>
              <th scope="col" className={cell}>
                Whom, and where
              </th>
              <th scope="col" className={cell}>
                Reply within
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ level, whom, to, within }) => (
              <tr key={level}>
                <th scope="row" className={cell}>
                  {level}
                </th>
                <td className={cell}>
                  <span>{whom}</span>
                  <br />
                  <Mail to={to} subject={`Complaint, level ${level}`} />
                </td>
                <td className={cell}>{within}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: 'what-to-send',
    title: 'What to send',
    body: (
      <ul className={`${listLook} list-disc`}>
        <li>the transaction id on your receipt, or the 12-digit RRN that your UPI app shows,</li>
        <li>what happened, and what you expected,</li>
        <li>from the second level on, the number of your earlier complaint.</li>
      </ul>
    ),
  },
  {
    id: 'ombudsman',
    title: 'If that does not help',
    body: (
      <p>
        If you have no reply within 30 days, or are not satisfied with it, you may turn to the Reserve Bank of
        India under its Integrated Ombudsman Scheme, at cms.rbi.org.in. A real payments company names its own
        registration here.
      </p>
    ),
  },
]
